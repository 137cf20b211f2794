import React, { type ReactNode } from 'react';
import Limit from '@site/src/components/docs/Limit';
import Price from '@site/src/components/pricing/Price';
import TableFrame from '@site/src/components/docs/TableFrame';

interface Row {
  what: string;
  included: ReactNode;
  unit: string;
  /** A key of the price list. */
  price: string;
}

const GB_MONTH = 'GB for a month';

const rows: readonly Row[] = [
  { what: 'Volume', included: 'nothing', unit: GB_MONTH, price: 'disk' },
  {
    what: 'Disk of PostgreSQL and MySQL',
    included: (
      <>
        first <Limit of="disk.databaseIncluded" /> of a paid one
      </>
    ),
    unit: GB_MONTH,
    price: 'disk',
  },
  { what: 'Disk of Redis', included: 'twice its memory', unit: GB_MONTH, price: 'disk' },
  {
    what: 'Volume snapshots, optional',
    included: 'nothing',
    unit: GB_MONTH,
    price: 'snapshot',
  },
  {
    what: 'Outgoing traffic',
    included: (
      <>
        <Limit of="traffic.included" /> per project and month
      </>
    ),
    unit: 'TB',
    price: 'traffic',
  },
  {
    what: 'Builds from Git',
    included: (
      <>
        <Limit of="build.included" /> per project and month
      </>
    ),
    unit: 'minute',
    price: 'buildMinute',
  },
];

/** Prices in addition to the sizes: unit, included amount, price. */
export default function RatesTable(): ReactNode {
  return (
    <TableFrame className="numbers text-column">
      <caption>On top of the sizes; for businesses, plus VAT</caption>
      <thead>
        <tr>
          <th scope="col">what</th>
          <th scope="col">included</th>
          <th className="not-on-phones" scope="col">
            beyond that, per
          </th>
          <th scope="col">€</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            <th scope="row">{row.what}</th>
            <td>{row.included}</td>
            <td className="not-on-phones unit">{row.unit}</td>
            <td>
              <Price bare of={row.price} />
              <span className="on-phones">a {row.unit}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
