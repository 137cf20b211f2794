import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, { Fragment, type ReactNode } from 'react';
import { company } from '#data/company';
import Ledger from '@site/src/components/trust/Ledger';
import { brand } from '@site/src/lib/brand';
import type { CompanyFactKey } from '@site/src/lib/company';
import { germanDate, longDate } from '@site/src/lib/dates';

const FACTS: readonly CompanyFactKey[] = [
  'street',
  'city',
  'managingDirector',
  'phone',
  'registerCourt',
  'registerNumber',
  'vatNumber',
  'responsibleEditor',
  'dsaContact',
];

/** Anchors that headings had. */
const ANCHORS: Record<'de' | 'en', Partial<Record<CompanyFactKey, string>>> = {
  de: { registerCourt: 'register', vatNumber: 'umsatzsteuer', responsibleEditor: 'redaktion' },
  en: { registerCourt: 'register-vat', responsibleEditor: 'editor' },
};

/** The lines of the imprint that are known. A sentence below them names those that the operator hasn't entered yet. */
export default function Imprint({ lang }: { lang: 'de' | 'en' }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const named = (id: string | undefined, name: string) => {
    if (id) collectAnchor(id);
    return (
      <>
        {/* As a moved section leaves it behind: a heading had this anchor. */}
        {id && React.createElement('a', { id })}
        {name}
      </>
    );
  };
  const isGerman = lang === 'de';
  const facts = FACTS.map((key) => {
    const { label, german, value } = company.facts[key];
    return { key, name: named(ANCHORS[lang][key], isGerman ? german : label), text: value };
  });
  const missing = facts.filter(({ text }) => text === null);
  return (
    <>
      <Ledger
        rows={[
          {
            name: named(isGerman ? 'anbieter' : 'provider', isGerman ? 'Anbieter' : 'provider'),
            text: `${brand.company}, ${isGerman ? 'Deutschland' : 'Germany'}`,
          },
          {
            name: named(isGerman ? 'kontakt' : 'contact', isGerman ? 'E-Mail' : 'mail'),
            text: (
              <>
                <a href={`mailto:${brand.supportMail}`}>{brand.supportMail}</a>,{' '}
                {isGerman ? 'auf Deutsch und Englisch' : 'in German and English'}
              </>
            ),
          },
          ...facts.filter(({ text }) => text !== null),
        ]}
      />
      {missing.length > 0 && (
        <p className="page-facts">
          {isGerman
            ? `Stand ${germanDate(company.asOf)} noch nicht eingetragen: `
            : `Not entered yet as of ${longDate(company.asOf)}: `}
          {missing.map(({ key, name }, at) => (
            <Fragment key={key}>
              {at > 0 && ', '}
              {name}
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}
