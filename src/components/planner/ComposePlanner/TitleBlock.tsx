import React, { type ReactNode } from 'react';
import Block from '@site/src/components/shell/TitleBlock';
import Price from '@site/src/components/pricing/Price';
import type { Plan } from 'compose-planner';

/** The title block of a plan's drawing: what it shows, to which scale, and the sum. */
export default function TitleBlock({
  plan,
}: {
  plan: Pick<Plan, 'problems' | 'project' | 'expression' | 'state'>;
}): ReactNode {
  const { problems, project, expression, state } = plan;
  return (
    <Block
      fields={[
        ['project', project ?? 'new'],
        ['region', 'Falkenstein or Helsinki'],
        ['scale', '1 cell = 256 MB'],
        ['findings', problems === 0 ? 'none' : problems],
        ['for businesses', 'net, by the hour'],
      ]}
      sum={[
        `a month, plus VAT${state === 'blocked' ? ', once fixed' : ''}`,
        state === 'unreadable' ? '–' : <Price of={expression} />,
      ]}
    />
  );
}
