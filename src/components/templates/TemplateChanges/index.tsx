import TableFrame from '@site/src/components/docs/TableFrame';
import type { ChangesView } from '@site/src/lib/template-page';
import React, { type ReactNode } from 'react';

interface Props {
  of: string;
  /** JSON, written by src/plugins/remark/template-data. */
  data?: string;
}

/** The differences from upstream's own file, with the price of each. */
export default function TemplateChanges({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const { name, changed } = JSON.parse(data) as ChangesView;
  if (changed.length === 0) return null;
  return (
    <TableFrame>
      <caption>Changed from the file that {name} publishes</caption>
      <thead>
        <tr>
          <th scope="col">changed</th>
          <th scope="col">what is lost</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ what, lost }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{lost ?? 'Nothing.'}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
