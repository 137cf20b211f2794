import React, { type ReactNode } from 'react';
import SumRow from '@site/src/components/docs/SumRow';
import TableFrame from '@site/src/components/docs/TableFrame';
import { UPKEEP, upkeepMinutes } from '@site/src/lib/break-even/upkeep';

/** The tasks of a server with their minutes a year. */
export default function Upkeep(): ReactNode {
  return (
    <TableFrame className="numbers">
      <thead>
        <tr>
          <th scope="col">task</th>
          <th scope="col">times</th>
          <th scope="col">minutes</th>
          <th scope="col">in all</th>
        </tr>
      </thead>
      <tbody>
        {UPKEEP.map(({ task, times, minutes, stays }) => (
          <tr key={task}>
            <td>
              {task}
              {stays && <small> (still yours on a platform)</small>}
            </td>
            <td>{times}</td>
            <td>{minutes}</td>
            <td>{times * minutes}</td>
          </tr>
        ))}
      </tbody>
      <SumRow columns={3} label="a year">
        <b>{upkeepMinutes.year}</b>
      </SumRow>
    </TableFrame>
  );
}

/** The minutes of all tasks: `<UpkeepMinutes of="month" />`. With `saved`, the ones a platform takes off in a month. */
export function UpkeepMinutes({ of }: { of: keyof typeof upkeepMinutes }): ReactNode {
  return upkeepMinutes[of];
}
