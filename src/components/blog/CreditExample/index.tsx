import TableFrame from '@site/src/components/docs/TableFrame';
import type { CreditFigure as Figure, rateRows } from '@site/src/lib/netlify-credits/examples';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The rates, or a figure in words, computed by src/plugins/remark/post-data. */
  of?: string;
  /** JSON, written at build time. */
  data?: string;
}

const lists = ['From 4 September 2025', 'Since 14 April 2026'];

/** A computed figure for running text: `<CreditFigure of="pack deploys 2026-04" />`. */
export function CreditFigure({ of, data }: Props): ReactNode {
  if (data === undefined) return null;
  const figure = JSON.parse(data) as Figure;
  return (
    <data className="price" data-computed={`credits ${of}`} data-source={figure.factIds}>
      {figure.text}
    </data>
  );
}

/** The five rates under both price lists. */
export function CreditRates({ data }: Props): ReactNode {
  const rows = data === undefined ? [] : (JSON.parse(data) as ReturnType<typeof rateRows>);
  return (
    <TableFrame className={clsx('numbers', styles.example)}>
      <caption>Credits for a unit of each meter</caption>
      <thead>
        <tr>
          <th scope="col">Meter</th>
          {lists.map((list) => (
            <th key={list} scope="col">
              {list}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.cells.map((cell) => (
              <td key={cell.factId}>
                <data data-source={cell.factId}>{cell.text}</data>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
