import { SourceLine } from '@site/src/components/Compare';
import Price from '@site/src/components/Price';
import TableFrame from '@site/src/components/TableFrame';
import type { ContainerView } from '@site/src/model/comparison';
import { brand } from '@site/src/site/brand';
import { formatMemory } from '@site/src/site/prices';
import React, { type ReactNode } from 'react';

/** What one always-on container costs at each platform; src/build/compare-data writes `data`. */
export default function ContainerTable({ data = '[]' }: { data?: string }): ReactNode {
  const rows = JSON.parse(data) as ContainerView[];
  const names = rows[0]?.others.map((other) => other.name) ?? [];
  return (
    <>
      <TableFrame className="numbers">
        <caption>
          One container for a month, always on, without VAT; theirs in US dollars and euro
        </caption>
        <thead>
          <tr>
            <th scope="col">where</th>
            {rows.map((row) => (
              <th key={row.memoryMb} scope="col">
                {formatMemory(row.memoryMb)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{brand.product}</th>
            {rows.map((row) => (
              <td key={row.memoryMb}>
                <Price of={`size.${row.size}`} />
              </td>
            ))}
          </tr>
          {names.map((name, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rows.map((row) => {
                const other = row.others[at];
                return (
                  <td key={row.memoryMb}>
                    <data className="price" data-computed={other?.key}>
                      {other?.dollars} ({other?.euro})
                    </data>
                    {other?.minimum && <small> at least {other.minimum} an account</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <details>
        <summary>How each figure is computed, and from which source</summary>
        <ul>
          {rows.flatMap((row) =>
            row.others.map((other) => (
              <li key={other.key} data-computed={other.key}>
                {other.name}, {formatMemory(row.memoryMb)}: {other.arithmetic.join('; ')}.{' '}
                {other.notEqual.join(' ')}{' '}
                <small>
                  {other.sources.map((source, number) => (
                    <React.Fragment key={number}>
                      {number > 0 && '; '}
                      <SourceLine source={source} />
                    </React.Fragment>
                  ))}
                </small>
              </li>
            )),
          )}
        </ul>
      </details>
    </>
  );
}
