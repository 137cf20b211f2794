import React, { type ReactNode } from 'react';
import { company } from '#data/company';
import { longDate } from '@site/src/lib/dates';

const missing = Object.values({ ...company.facts }).filter(({ value }) => value === null);

/** How many facts about the company are missing, for the top of a page that names some. Nothing once all are there. */
export default function MissingFacts({ lang = 'en' }: { lang?: 'en' | 'de' }): ReactNode {
  const [first] = missing;
  if (!first) return null;
  return (
    <p className="page-facts">
      {lang === 'de' ? (
        <>
          Stand {company.asOf.split('-').reverse().join('.')} fehlen noch {missing.length} Angaben
          des Betreibers. Bis er sie einträgt, steht an ihrer Stelle ihre Bezeichnung, gestrichelt
          unterstrichen: <span className="unset">{first.german}</span>.
        </>
      ) : (
        <>
          As of {longDate(company.asOf)}, {missing.length} details are missing. Until the operator
          enters them, you see their names with a dashed line:{' '}
          <span className="unset">{first.label}</span>.
        </>
      )}
    </p>
  );
}
