import Bar from '@site/src/components/compare/Bar';
import Cited from '@site/src/components/compare/Cited';
import Price from '@site/src/components/pricing/Price';
import TableFrame from '@site/src/components/docs/TableFrame';
import type { ContainerView, Noted } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import { formatMemory, sizeOf } from '@site/src/lib/prices';
import { listed } from '@site/src/lib/words';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

type Cell = Noted<ContainerView>['others'][number];

/** A price of theirs: in euro for comparison, in dollars as on their list. */
function Theirs({ cell }: { cell: Cell }): ReactNode {
  return (
    <td>
      <data className="price" data-computed={cell.key}>
        {cell.euro}
      </data>
      <data className={styles.dollars} data-computed={cell.key}>
        {cell.dollars}
      </data>
      <Bar width={cell.share} />
    </td>
  );
}

function Arithmetic({ cell, memoryMb }: { cell: Cell; memoryMb: number }): ReactNode {
  return (
    <li>
      {[
        `${cell.name}, ${formatMemory(memoryMb)}: ${cell.arithmetic.join('; ')}.`,
        ...cell.notEqual,
      ].join(' ')}
      <Cited by={cell.sources} />
    </li>
  );
}

/** The price of one always-on container at each platform. src/plugins/remark/compare-data writes `data`. */
export default function ContainerTable({ data = '[]' }: { data?: string }): ReactNode {
  const rows = JSON.parse(data) as Noted<ContainerView>[];
  const platforms = (rows[0]?.others ?? []).map((_, at) =>
    rows.flatMap((row) => row.others[at] ?? []),
  );
  return (
    <>
      <div className={styles.table}>
        <TableFrame className="numbers">
          <caption>
            One container for a month, always on, without VAT. Sources and days are below. In
            smaller type: US dollars, processors, and what's different from ours. The bars compare
            the prices of a column
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
              <th scope="row">
                <span className={clsx(styles.platform, styles.name)}>{brand.product}</span>
                <span className={styles.short}>
                  {`${listed(rows.map((row) => String(sizeOf(row.size).vcpu)))} vCPU, as a share and a ceiling`}
                </span>
              </th>
              {rows.map((row) => (
                <td key={row.memoryMb}>
                  <Price of={`size.${row.size}`} />
                  <Bar width={row.share} />
                </td>
              ))}
            </tr>
            {platforms.map((cells) => {
              const minimum = cells.find((cell) => cell.minimum)?.minimum;
              return (
                <tr key={cells[0]?.name}>
                  <th scope="row">
                    <span className={styles.platform}>{cells[0]?.name}</span>
                    <span className={styles.short}>
                      {cells[0]?.short}
                      {minimum && `; an account pays at least ${minimum}`}
                    </span>
                  </th>
                  {cells.map((cell) => (
                    <Theirs cell={cell} key={cell.key} />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </TableFrame>
      </div>
      <details>
        <summary>How we compute each figure, and from which source</summary>
        <ul>
          {rows.flatMap((row) =>
            row.others.map((cell) => (
              <Arithmetic cell={cell} key={cell.key} memoryMb={row.memoryMb} />
            )),
          )}
        </ul>
      </details>
    </>
  );
}
