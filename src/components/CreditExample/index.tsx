import TableFrame from '@site/src/components/TableFrame';
import type {
  CreditExampleView,
  CreditFigure as Figure,
  rateRows,
} from '@site/src/model/netlify-credits/examples';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What src/build/post-data computes: an example, or a figure in words. */
  of?: string;
  /** JSON, written at build time. */
  data?: string;
}

const lists = ['From 4 September 2025', 'Since 14 April 2026'];

/** A month of use in credits and its bill under both price lists: `<CreditExample of="blog" />`. */
export function CreditExample({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const example = JSON.parse(data) as CreditExampleView;
  return (
    <>
      <TableFrame className={clsx('numbers', styles.example)}>
        <caption>
          {example.title}, {example.members} {example.members === 1 ? 'member' : 'members'}: credits
          of a month
        </caption>
        <thead>
          <tr>
            <th scope="col">Used</th>
            <th scope="col">Quantity</th>
            {lists.map((list) => (
              <th key={list} scope="col">
                {list}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {example.lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <td>{line.quantity}</td>
              {line.cells.map((cell, index) => (
                <td key={lists[index]}>
                  <span className={styles.arithmetic}>{cell.arithmetic} =</span> {cell.credits}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Credits</th>
            <td />
            {example.totals.map((total, index) => (
              <td key={lists[index]}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </TableFrame>
      <TableFrame className={clsx('numbers', styles.example)}>
        <caption>{example.title}: the bill of a month, without tax</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {lists.map((list) => (
              <th key={list} scope="col">
                {list}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {example.bills.map((bill) => (
            <tr key={bill.plan}>
              <th scope="row">{bill.plan}</th>
              {bill.cells.map((cell) => (
                <td className={styles.bill} key={cell.key}>
                  {cell.amount && (
                    <data className="price" data-computed={cell.key} data-source={cell.factIds}>
                      {cell.amount}
                    </data>
                  )}
                  <small className={styles.note}>{cell.note}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}

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
