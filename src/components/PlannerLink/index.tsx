import React, { type ReactNode } from 'react';
import { encodePlain, tooLong } from '@site/src/model/compose/share';

interface Props {
  /** The text of a Compose file of ours; comments are left out of the link. */
  file: string;
  /** Page with the planner. */
  to?: string;
  children: ReactNode;
}

/**
 * A link that opens the planner with a file. A plain element: the framework's link
 * takes the fragment for an anchor that does not exist.
 */
export default function PlannerLink({ file, to = '/', children }: Props): ReactNode {
  const fragment = encodePlain(file.replace(/^[ \t]*#.*\n/gm, ''));
  const problem = tooLong(fragment);
  if (problem) throw new Error(`PlannerLink: ${problem}`);
  return <a href={`${to}#${fragment}`}>{children}</a>;
}
