import CodeInline from '@theme/CodeInline';
import React, { type ReactNode } from 'react';
import TableFrame from '@site/src/components/docs/TableFrame';
import Words from '@site/src/components/blog/Words';
import { boundUnits } from '@site/src/lib/numbers';
import '@site/src/lib/planner';
import { keyRows, type KeyRow } from 'compose-planner';

type Listed = 'understood' | 'ignored' | 'refused';

const headings: Record<Listed, readonly string[]> = {
  understood: ['key', 'what it becomes'],
  ignored: ['keys', 'what happens instead'],
  refused: ['key', 'why', 'do this instead'],
};

/** Text of a cell, with keys between backticks. */
function Text({ children }: { children: string }): ReactNode {
  return <Words inCell text={boundUnits(children)} />;
}

function Paths({ row, inCell }: { row: KeyRow; inCell?: boolean }): ReactNode {
  return row.paths.map((path, index) => (
    <React.Fragment key={path}>
      {index > 0 && ', '}
      {row.prose ? <Text>{path}</Text> : <CodeInline data-cell={inCell}>{path}</CodeInline>}
    </React.Fragment>
  ));
}

interface Props {
  /** Which keys: the ones with an effect, the ones without, or the ones that stop an import. */
  state: Listed;
  /** The part of the file that the keys are in. */
  place?: 'top level' | 'service';
}

/** The keys of a Compose file from the planner's own table, with what an import makes of each. */
export default function ComposeKeys({ state, place = 'service' }: Props): ReactNode {
  const rows = keyRows(place, state);
  const silent = rows.find((row) => row.text === '');
  return (
    <div data-compose-keys={state}>
      <TableFrame className="text-column">
        <thead>
          <tr>
            {headings[state].map((heading) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => row !== silent)
            .map((row) => (
              <tr key={row.paths[0]}>
                <td>
                  <Paths inCell row={row} />
                </td>
                <td>
                  <Text>{row.text}</Text>
                </td>
                {state === 'refused' && (
                  <td>
                    <Text>{row.hint ?? ''}</Text>
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      </TableFrame>
      {silent && (
        <p>
          No effect: <Paths row={silent} />.
        </p>
      )}
    </div>
  );
}
