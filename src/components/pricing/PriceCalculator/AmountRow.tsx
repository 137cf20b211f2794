import React, { type ReactNode } from 'react';
import Price from '@site/src/components/pricing/Price';
import NumberField from './NumberField';

interface Props extends React.ComponentProps<typeof NumberField> {
  title: string;
  /** Its cost, as an expression. Nothing is shown if it has no separate price. */
  price?: string;
}

/** A number of the stack with its price. */
export default function AmountRow({ title, price, ...field }: Props): ReactNode {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <NumberField {...field} />
      </td>
      <td />
      <td>{price && <Price bare of={price} />}</td>
    </tr>
  );
}
