import React, { type ComponentProps, type ReactNode } from 'react';

/** The foot of a table: what is summed up, over the columns before the last, two unless said, and the sum. */
export default function SumRow({
  label,
  columns = 2,
  ...sum
}: { label: string; columns?: number } & ComponentProps<'td'>): ReactNode {
  return (
    <tfoot>
      <tr>
        <th colSpan={columns} scope="row">
          {label}
        </th>
        <td {...sum} />
      </tr>
    </tfoot>
  );
}
