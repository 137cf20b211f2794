import React, { type ReactNode } from 'react';
import ForBusinesses from '@site/src/components/ForBusinesses';
import Limit from '@site/src/components/Limit';
import Price from '@site/src/components/Price';
import TableFrame from '@site/src/components/TableFrame';

/** What is charged beside the sizes: unit, what is included, price. */
export default function RatesTable(): ReactNode {
  return (
    <>
      <TableFrame className="numbers text-column">
        <caption>Beside the sizes</caption>
        <thead>
          <tr>
            <th scope="col">what</th>
            <th scope="col">included</th>
            <th scope="col">unit beyond it</th>
            <th scope="col">€</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Volume</th>
            <td>nothing</td>
            <td>GB for a month</td>
            <td>
              <Price bare of="disk" />
            </td>
          </tr>
          <tr>
            <th scope="row">Disk of PostgreSQL and MySQL</th>
            <td>
              first <Limit of="disk.databaseIncluded" /> of a paid one
            </td>
            <td>GB for a month</td>
            <td>
              <Price bare of="disk" />
            </td>
          </tr>
          <tr>
            <th scope="row">Disk of Redis</th>
            <td>twice its memory</td>
            <td>GB for a month</td>
            <td>
              <Price bare of="disk" />
            </td>
          </tr>
          <tr>
            <th scope="row">Volume snapshots, on choice</th>
            <td>nothing</td>
            <td>GB for a month</td>
            <td>
              <Price bare of="snapshot" />
            </td>
          </tr>
          <tr>
            <th scope="row">Outgoing traffic</th>
            <td>
              <Limit of="traffic.included" /> a project and month
            </td>
            <td>TB</td>
            <td>
              <Price bare of="traffic" />
            </td>
          </tr>
          <tr>
            <th scope="row">Builds from Git</th>
            <td>
              <Limit of="build.included" /> a project and month
            </td>
            <td>minute</td>
            <td>
              <Price bare of="buildMinute" />
            </td>
          </tr>
        </tbody>
      </TableFrame>
      <ForBusinesses />
    </>
  );
}
