import React, { type ReactNode } from 'react';
import Figure from '@site/src/components/docs/Figure';
import { answeredBy, isWorking } from '@site/src/lib/answer-week';
import { limits } from '@site/src/lib/limits';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const TUESDAY = 1;
const FRIDAY = 4;
const STEP = 50;

const nameOf = (day: number): string => DAYS[day % DAYS.length] ?? '';
const middleOf = (day: number): number => 10 + STEP * day + 23;

/** A mail and its answer, as an arrow over the days between them. */
function Mail({ from, to, y }: { from: number; to: number; y: number }): ReactNode {
  const end = middleOf(to);
  return (
    <>
      <circle cx={middleOf(from)} cy={y} fill="var(--signal)" r="5" stroke="none" />
      <path d={`M${middleOf(from)} ${y}H${end}m-8-4l8 4-8 4`} stroke="var(--signal)" />
    </>
  );
}

/** A week with two mails: when each is read, and the day by which a person has answered. */
export default function AnswerWeek(): ReactNode {
  const workingDays = limits['support.answer'].value ?? 1;
  const [early, late] = [answeredBy(TUESDAY, workingDays), answeredBy(FRIDAY, workingDays)];
  const days = Array.from({ length: late + 1 }, (_, day) => day);
  const words = `Write on Tuesday and you have an answer by ${nameOf(early)}. Write on Friday and it can be ${nameOf(late)}.`;
  return (
    <Figure caption={words}>
      <svg
        aria-label={`We read mail from Monday to Friday. ${words}`}
        fill="none"
        fontSize="15"
        role="img"
        stroke="currentColor"
        strokeWidth="1.5"
        viewBox={`0 0 ${20 + STEP * days.length} 168`}
      >
        {days.map((day) => (
          <g key={day}>
            <rect
              height="48"
              rx="4"
              strokeDasharray={isWorking(day) ? undefined : '5 4'}
              width="46"
              x={10 + STEP * day}
              y="8"
            />
            <text
              fill={isWorking(day) ? 'currentColor' : 'var(--quiet)'}
              stroke="none"
              textAnchor="middle"
              x={middleOf(day)}
              y="37"
            >
              {nameOf(day).slice(0, 3)}
            </text>
          </g>
        ))}
        <Mail from={TUESDAY} to={early} y={84} />
        <Mail from={FRIDAY} to={late} y={120} />
        <g fill="currentColor" stroke="none">
          <text x="10" y="89">
            mail
          </text>
          <text x={middleOf(early) + 12} y="89">
            answer
          </text>
          <text textAnchor="end" x={middleOf(FRIDAY) - 12} y="125">
            mail
          </text>
          <text textAnchor="end" x={middleOf(late) + 23} y="150">
            answer
          </text>
          <text fill="var(--quiet)" x="10" y="157">
            dashed: nobody reads mail
          </text>
        </g>
      </svg>
    </Figure>
  );
}
