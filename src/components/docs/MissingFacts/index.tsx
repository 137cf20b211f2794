import React, { type ReactNode } from 'react';
import { company } from '#data/company';
import { germanDate, longDate } from '@site/src/lib/dates';

const missing = Object.values({ ...company.facts }).filter(({ value }) => value === null);

/** How many facts about the company are missing, for a page that names some. Nothing once all are there. */
export default function MissingFacts({ lang = 'en' }: { lang?: 'en' | 'de' }): ReactNode {
  if (missing.length === 0) return null;
  return (
    <p className="page-facts">
      {lang === 'de' ? (
        <>
          Stand {germanDate(company.asOf)} fehlen noch {missing.length} Angaben des Betreibers, jede{' '}
          <span className="unset">gestrichelt</span> unterstrichen.
        </>
      ) : (
        <>
          As of {longDate(company.asOf)}, the operator hasn&apos;t entered {missing.length} details.
          Each has a <span className="unset">dashed line</span>.
        </>
      )}
    </p>
  );
}
