import React, { type ComponentProps, type ReactNode } from 'react';

/** The foot of a table of three columns: what is summed up, and the sum. */
export default function SumRow({
  label,
  ...sum
}: { label: string } & ComponentProps<'td'>): ReactNode {
  return (
    <tfoot>
      <tr>
        <th colSpan={2} scope="row">
          {label}
        </th>
        <td {...sum} />
      </tr>
    </tfoot>
  );
}
