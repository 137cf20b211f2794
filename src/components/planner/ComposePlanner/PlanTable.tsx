/* Safari takes a table's meaning away where the small layout changes its `display`, unless the roles are spelled out:
   https://adrianroselli.com/2018/02/tables-css-display-properties.html */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import React, { type ReactNode } from 'react';
import Price from '@site/src/components/pricing/Price';
import { DISK_CHOICES, sizeLabel, type Finding, type PlanRow } from 'compose-planner';
import { limits } from '@site/src/lib/limits';
import type { SizeName } from '@site/src/lib/prices';
import { type FindingActions, Problems } from './Findings';
import RowIcon from './RowIcon';
import styles from './plan.module.css';

interface Choosing {
  onSize: (row: string, size: SizeName) => void;
  onDisk: (row: string, gigabytes: number) => void;
}

interface Props extends Choosing, FindingActions {
  rows: readonly PlanRow[];
  /** The findings about a row, by its id. */
  problems: ReadonlyMap<string, readonly Finding[]>;
  onReach: (row: string, reach: number | 'internal') => void;
  /** The id of the chosen part. In the drawing's view, only its rows are visible. */
  chosen: string | undefined;
  onMark: (row: string) => void;
  /** The id of the marked part, which can be a finding's. */
  marked: string | undefined;
  onPoint: (row: string) => void;
}

/** An app's port if its file doesn't name one. */
const DEFAULT_PORT = Number(limits['app.port'].text);

/** What an app is, and how it's reached as a select. */
function Detail({ row, onReach }: { row: PlanRow } & Pick<Props, 'onReach'>): ReactNode {
  const { reach, detail } = row;
  if (!reach) return detail;
  const ports = reach.ports.length > 0 ? reach.ports : [DEFAULT_PORT];
  const known = reach.publicPort === undefined ? ports : [...new Set([reach.publicPort, ...ports])];
  const inside = /(?:internal|without).*$/.exec(detail)?.[0] ?? 'internal';
  return (
    <>
      {detail.replace(/(?:public|internal|without).*$/, '')}
      <select
        aria-label={`Access to ${row.name}`}
        autoComplete="off"
        className={styles.reach}
        onChange={({ target: { value } }) =>
          onReach(row.id, value === 'internal' ? value : Number(value))
        }
        value={reach.publicPort ?? 'internal'}
      >
        {known.map((port) => (
          <option key={port} value={port}>
            public on {port}
          </option>
        ))}
        <option value="internal">{inside}</option>
      </select>
    </>
  );
}

function Choice({ row, onSize, onDisk }: { row: PlanRow } & Choosing): ReactNode {
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
function PlanTable(props: Props): ReactNode {
  const { rows, problems, onSize, onDisk, onReach, onPlace, onFix } = props;
  const { chosen, marked, onMark, onPoint } = props;
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
          <React.Fragment key={row.id}>
            <tr
              className={styles.part}
              data-marked={row.id === chosen || row.id === `${chosen} disk` || undefined}
              onFocus={() => onMark(row.id)}
              onPointerOver={() => onMark(row.id)}
              role="row"
            >
              <th role="rowheader" scope="row">
                <RowIcon kind={row.kind} />
                <span className={styles.name}>
                  {row.name}
                  {row.from && <span className={styles.from}>{row.from}</span>}
                </span>
                <span className={styles.detail} title={row.detail}>
                  <Detail onReach={onReach} row={row} />
                </span>
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
            {problems.has(row.id) && (
              <tr
                className={styles.said}
                data-marked={row.id === marked || undefined}
                onFocus={() => onPoint(row.id)}
                onPointerOver={() => onPoint(row.id)}
                role="row"
              >
                <td colSpan={3} role="cell">
                  <Problems
                    findings={problems.get(row.id) ?? []}
                    label={`Problems with ${row.name}`}
                    onFix={onFix}
                    onPlace={onPlace}
                  />
                </td>
              </tr>
            )}
          </React.Fragment>
        ))}
      </tbody>
    </table>
  );
}

export default React.memo(PlanTable);
