import React, { type ReactNode } from 'react';
import { stackOf, type Plan } from 'compose-planner';
import { costElsewhere } from '@site/src/lib/cost/stack';
import Costs from './Costs';

/** What a plan's stack costs elsewhere. Loaded on demand, with the models and facts of other platforms. */
export default function OtherCosts({ plan }: { plan: Plan }): ReactNode {
  return <Costs {...costElsewhere(stackOf(plan.rows))} expression={plan.expression} />;
}
