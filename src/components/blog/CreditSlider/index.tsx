import TableFrame from '@site/src/components/docs/TableFrame';
import { AS_DESCRIBED, FACTORS } from '@site/src/lib/netlify-credits/factors';
import type { GrowthBook, GrowthCell, GrowthRow } from '@site/src/lib/netlify-credits/growth';
import clsx from 'clsx';
import React, { type ReactNode, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

interface View {
  book: GrowthBook;
  /** The rows when every month is as described. */
  rows: readonly GrowthRow[];
}

const number = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: 0 });

const inWords = (position: number): string => {
  const factor = FACTORS[position] ?? 1;
  return factor === 1 ? 'As many as described below' : `${factor} times as many as described below`;
};

function Bill({ cell, month, list }: { cell: GrowthCell; month: string; list: string }): ReactNode {
  return (
    <td className={styles.bill}>
      <data className="price" data-computed={`credits ${month} ${list}`} data-source={cell.factIds}>
        {cell.price.toFixed(2)}
      </data>
      <small>
        {cell.plan}
        {cell.packs > 0 && `, ${cell.packs} ${cell.packs === 1 ? 'pack' : 'packs'}`}
      </small>
    </td>
  );
}

/** Four months of use under both price lists in one table. The slider changes how many visitors they have. */
export default function CreditSlider({ data }: { data?: string }): ReactNode {
  const { book, rows: described } = JSON.parse(data ?? '{"book":{"lists":[]},"rows":[]}') as View;
  const id = useId();
  const [position, setPosition] = useState(AS_DESCRIBED);
  const [rows, setRows] = useState(described);
  const wanted = useRef(AS_DESCRIBED);

  async function move(to: number): Promise<void> {
    wanted.current = to;
    setPosition(to);
    const { growthRows } = await import('@site/src/lib/netlify-credits/growth');
    // An earlier move may get its answer after a later one.
    if (wanted.current === to) setRows(growthRows(book, FACTORS[to] ?? 1));
  }

  return (
    <>
      <p className={clsx(styles.control, 'with-scripts')}>
        <label htmlFor={id}>How many visitors do the four months have?</label>
        <input
          aria-valuetext={inWords(position)}
          id={id}
          max={FACTORS.length - 1}
          min={0}
          onChange={(event) => void move(Number(event.target.value))}
          step={1}
          type="range"
          value={position}
        />
        <output htmlFor={id}>{inWords(position)}.</output>
      </p>
      <TableFrame className={clsx('numbers', styles.table)}>
        <caption>
          Four months under the lists of September 2025 and April 2026: credits, and in USD the bill
          of the cheapest plan, without tax
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {book.lists.map(({ name }) => (
              <th key={name} scope="col">
                Credits, {name}
              </th>
            ))}
            {book.lists.map(({ name }) => (
              <th key={name} scope="col">
                USD, {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.title}</th>
              {row.cells.map((cell, at) => (
                <td className={styles.bill} key={book.lists[at]?.name}>
                  {number(cell.credits)}
                  <small>{number(cell.deploys)} for deploys</small>
                </td>
              ))}
              {row.cells.map((cell, at) => (
                <Bill
                  cell={cell}
                  key={book.lists[at]?.name}
                  list={book.lists[at]?.name ?? ''}
                  month={row.id}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
