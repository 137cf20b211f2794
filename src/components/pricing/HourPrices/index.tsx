import React, { type ReactNode } from 'react';
import ForBusinesses from '@site/src/components/pricing/ForBusinesses';
import TableFrame from '@site/src/components/docs/TableFrame';
import { hourlyAmount } from '@site/src/lib/billing';
import { formatExact } from '@site/src/lib/money';
import { sizes } from '@site/src/lib/prices';

const spans = [
  { label: '1 hour', hours: 1 },
  { label: '1 day', hours: 24 },
  { label: '28 days', hours: 28 * 24 },
  { label: '30 days', hours: 30 * 24 },
  { label: '31 days', hours: 31 * 24 },
];

/** The price of each size for an hour, a day and months of different length, unrounded. */
export default function HourPrices(): ReactNode {
  return (
    <>
      <TableFrame className="numbers">
        <caption>One app replica or one database, in € without VAT, before rounding</caption>
        <thead>
          <tr>
            <th scope="col">size</th>
            {spans.map((span) => (
              <th scope="col" key={span.hours}>
                {span.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.name}>
              <th scope="row">{size.name}</th>
              {spans.map(({ hours }) => (
                <td key={hours}>
                  <data
                    className="price"
                    value={hourlyAmount(size.month, hours)}
                    data-computed={`hours:${size.name}:${hours}`}
                  >
                    {formatExact(hourlyAmount(size.month, hours))}
                  </data>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <ForBusinesses />
    </>
  );
}
