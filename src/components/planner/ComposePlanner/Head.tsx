import React, { type ReactNode, type RefObject } from 'react';
import Price from '@site/src/components/pricing/Price';
import { plural, verdictOf, type Plan } from 'compose-planner';
import styles from './styles.module.css';
import Views, { type View } from './Views';

interface Props {
  plan: Plan;
  /** The plan shown is an earlier file's. */
  older: boolean;
  waiting: boolean;
  headRef: RefObject<HTMLDivElement | null>;
  headingLevel: 2 | 3;
  onProblems: () => void;
  view: View;
  onView: (view: View) => void;
}

/** Whether the stack runs, in a few words. The finding that stops it is the first one below. */
function verdict(plan: Plan): string {
  if (plan.state === 'unreadable') return plural(plan.problems, 'problem');
  const { runs, words } = verdictOf(plan);
  return runs === 'no' ? "Doesn't run yet" : words;
}

function words(plan: Plan, older: boolean, waiting: boolean): string {
  if (waiting) return 'Reading the file …';
  if (plan.findings[0]?.code === 'empty') return 'No file yet';
  if (plan.state === 'unreadable') return older ? 'Last valid file' : 'No plan yet';
  return plural(plan.services, 'service');
}

/** The sum and whether the stack runs, always visible above a long plan. */
export default function Head(props: Props): ReactNode {
  const { plan, older, waiting, headRef, headingLevel, onProblems, view, onView } = props;
  const Title = `h${headingLevel}` as const;
  const readable = plan.state !== 'unreadable' && !waiting;
  return (
    <div className={`${styles.head} ${styles.total}`} ref={headRef} tabIndex={-1}>
      <Title className={readable ? 'visually-hidden' : styles.counts}>
        {words(plan, older, waiting)}
      </Title>
      {readable && <Views onView={onView} view={view} />}
      {plan.problems > 0 && !waiting && (
        <button className={styles.problems} onClick={onProblems} type="button">
          {verdict(plan)}
        </button>
      )}
      {readable && (
        <p className={styles.quiet}>
          <span className={styles.sum}>
            <Price of={plan.expression} />
          </span>{' '}
          a month, {plan.state === 'blocked' ? 'once fixed' : 'plus VAT'}
        </p>
      )}
    </div>
  );
}
