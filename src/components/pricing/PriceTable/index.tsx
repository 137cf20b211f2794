import React, { type ReactNode } from 'react';
import ForBusinesses from '@site/src/components/pricing/ForBusinesses';
import Price from '@site/src/components/pricing/Price';
import TableFrame from '@site/src/components/docs/TableFrame';
import { formatMemory, sizes } from '@site/src/lib/prices';
import styles from './styles.module.css';

const dearest = Math.max(...sizes.map(({ month }) => month));

/** The sizes with their prices a month, the same for an app replica and a database. */
export default function PriceTable(): ReactNode {
  return (
    <>
      <TableFrame className="numbers">
        <caption>App replica or database; shared vCPU. Lines to scale</caption>
        <thead>
          <tr>
            <th scope="col">size</th>
            <th scope="col">vCPU</th>
            <th scope="col">memory</th>
            <th scope="col">€ a month</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.name}>
              <th scope="row">
                {size.name}
                <svg
                  className={styles.bar}
                  width={`${Math.round((size.month / dearest) * 100)}%`}
                />
              </th>
              <td>{size.vcpu}</td>
              <td>{formatMemory(size.memoryMb)}</td>
              <td>
                <Price bare of={`size.${size.name}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <ForBusinesses />
    </>
  );
}
