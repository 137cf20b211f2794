/* Safari takes a table's meaning away where the small layout changes its `display`, unless the roles are spelled out:
   https://adrianroselli.com/2018/02/tables-css-display-properties.html */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import React, { type ReactNode } from 'react';
import Price from '@site/src/components/Price';
import { DISK_CHOICES } from '@site/src/model/compose/rows';
import { sizeLabel } from '@site/src/model/compose/text';
import type { PlanRow } from '@site/src/model/compose/types';
import type { SizeName } from '@site/src/site/prices';
import RowIcon from './RowIcon';
import styles from './plan.module.css';

interface Props {
  rows: readonly PlanRow[];
  onSize: (row: string, size: SizeName) => void;
  onDisk: (row: string, gigabytes: number) => void;
}

function Choice({ row, onSize, onDisk }: { row: PlanRow } & Omit<Props, 'rows'>): ReactNode {
  if (row.size) {
    return (
      <select
        aria-label={`Size of ${row.name}`}
        autoComplete="off"
        onChange={(event) => onSize(row.id, event.target.value as SizeName)}
        value={row.size}
      >
        {row.sizes?.map((size) => (
          <option key={size} value={size}>
            {sizeLabel(size)}
          </option>
        ))}
      </select>
    );
  }
  const disk = row.disk ?? DISK_CHOICES[0];
  const choices = [...new Set([...DISK_CHOICES, disk])].sort((a, b) => a - b);
  return (
    <select
      aria-label={row.kind === 'disk' ? `Size of ${row.name}` : `Size of volume ${row.name}`}
      autoComplete="off"
      onChange={(event) => onDisk(row.id, Number(event.target.value))}
      value={disk}
    >
      {choices.map((gigabytes) => (
        <option key={gigabytes} value={gigabytes}>
          {gigabytes} GB
        </option>
      ))}
    </select>
  );
}

/** The stack as a table. */
export default function PlanTable({ rows, onSize, onDisk }: Props): ReactNode {
  return (
    <table className={styles.table} role="table">
      <caption className="visually-hidden">
        What the file becomes, with the price in € a month
      </caption>
      <thead className="visually-hidden" role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            service
          </th>
          <th role="columnheader" scope="col">
            size
          </th>
          <th role="columnheader" scope="col">
            € a month
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            <th role="rowheader" scope="row">
              <RowIcon kind={row.kind} />
              <span className={styles.name}>{row.name}</span>
              <span className={styles.detail}>{row.detail}</span>
            </th>
            <td className={styles.choice} role="cell">
              <span className={styles.select}>
                <Choice onDisk={onDisk} onSize={onSize} row={row} />
              </span>
            </td>
            <td className={styles.price} role="cell">
              <Price bare of={row.expression} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
