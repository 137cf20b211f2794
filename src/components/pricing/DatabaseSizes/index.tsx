import React, { type ReactNode } from 'react';
import ForBusinesses from '@site/src/components/pricing/ForBusinesses';
import Price from '@site/src/components/pricing/Price';
import TableFrame from '@site/src/components/docs/TableFrame';
import { limits } from '@site/src/lib/limits';
import { allowances, formatMemory, sizes } from '@site/src/lib/prices';

type Engine = 'postgresql' | 'mysql' | 'redis' | 'any';

const names: Record<Engine, string> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  redis: 'Redis',
  any: 'apps and databases',
};

/** The sizes of one kind of database, or of anything, with the limits and the price of each. */
export default function DatabaseSizes({ of }: { of: Engine }): ReactNode {
  const offered = sizes.filter((size) => of !== 'mysql' || size.name !== 'nano');
  const redis = of === 'redis';
  // Five columns are too many for a phone, and the price must stay visible.
  const lessOnPhones = of === 'any' ? undefined : 'not-on-phones';
  return (
    <>
      <TableFrame className="numbers">
        <caption>Sizes of {names[of]}, € a month without VAT</caption>
        <thead>
          <tr>
            <th scope="col">size</th>
            <th className={lessOnPhones} scope="col">
              vCPU
            </th>
            <th scope="col">memory</th>
            {of !== 'any' && <th scope="col">{redis ? 'for data' : 'connections'}</th>}
            {redis && <th scope="col">disk included</th>}
            <th scope="col">
              €<span className={redis ? 'not-on-phones' : undefined}> a month</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {of === 'postgresql' && (
            <tr>
              <th scope="row">free</th>
              <td className={lessOnPhones}>–</td>
              <td className="unit">{limits['free.memory'].text}</td>
              <td>{limits['free.connections'].text}</td>
              <td>
                <Price of="free" bare />
              </td>
            </tr>
          )}
          {offered.map((size) => (
            <tr key={size.name}>
              <th scope="row">{size.name}</th>
              <td className={lessOnPhones}>{size.vcpu}</td>
              <td className="unit">{formatMemory(size.memoryMb)}</td>
              {of !== 'any' && (
                <td className="unit">
                  {redis
                    ? formatMemory((size.memoryMb * (limits['redis.maxmemory'].value ?? 0)) / 100)
                    : size.connections}
                </td>
              )}
              {redis && (
                <td className="unit">{formatMemory(size.memoryMb * allowances.redisDiskFactor)}</td>
              )}
              <td>
                <Price of={`size.${size.name}`} bare />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <ForBusinesses />
    </>
  );
}
