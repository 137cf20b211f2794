import React, { type ReactNode } from 'react';
import Price from '@site/src/components/pricing/Price';
import SumRow from '@site/src/components/docs/SumRow';
import TableFrame from '@site/src/components/docs/TableFrame';
import {
  describePart,
  kindRules,
  partPrice,
  stackPrice,
  trafficPrice,
} from '@site/src/lib/calculator';
import type { Preset } from '@site/src/lib/calculator/presets';
import { boundUnits, withUnits } from '@site/src/lib/numbers';

/** A worked stack: each part, what it is, and its monthly price. */
export default function StackTable({ preset }: { preset: Preset }): ReactNode {
  const { parts, trafficTb } = preset.stack;
  return (
    <TableFrame className="numbers text-column">
      <caption className="visually-hidden">{boundUnits(preset.text)}</caption>
      <thead>
        <tr>
          <th scope="col">part</th>
          <th scope="col">size</th>
          <th scope="col">€ a month</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, index) => (
          <tr key={index}>
            <th scope="row">{kindRules[part.kind].label}</th>
            <td>{withUnits(describePart(part))}</td>
            <td>
              <Price bare of={partPrice(part)} />
            </td>
          </tr>
        ))}
        {trafficTb > 0 && (
          <tr>
            <th scope="row">Outgoing traffic</th>
            <td>{trafficTb} TB</td>
            <td>
              <Price bare of={trafficPrice(trafficTb)} />
            </td>
          </tr>
        )}
      </tbody>
      <SumRow label="Sum">
        <Price bare of={stackPrice(preset.stack)} />
      </SumRow>
    </TableFrame>
  );
}
