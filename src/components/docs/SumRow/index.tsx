import React, { type ComponentProps, type ReactNode } from 'react';

/** A table's foot: what's summed up, over all columns but the last (two by default), and the sum. */
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
