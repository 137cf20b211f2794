import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, { Fragment, type ReactNode } from 'react';
import { company } from '#data/company';
import Ledger from '@site/src/components/trust/Ledger';
import { brand } from '@site/src/lib/brand';
import type { CompanyFactKey } from '@site/src/lib/company';
import { longDate } from '@site/src/lib/dates';

type Line = readonly [name: string, of: readonly CompanyFactKey[], id?: string];

const LINES: Record<'de' | 'en', readonly Line[]> = {
  de: [
    ['Anschrift', ['street', 'city']],
    ['Geschäftsführung', ['managingDirector']],
    ['Telefon', ['phone']],
    ['Handelsregister', ['registerCourt', 'registerNumber'], 'register'],
    ['USt-ID nach § 27a UStG', ['vatNumber'], 'umsatzsteuer'],
    ['Verantwortlich nach § 18 Abs. 2 MStV', ['responsibleEditor'], 'redaktion'],
    ['Kontaktstelle (DSA)', ['dsaContact']],
  ],
  en: [
    ['address', ['street', 'city']],
    ['managing director', ['managingDirector']],
    ['telephone', ['phone']],
    ['commercial register', ['registerCourt', 'registerNumber'], 'register-vat'],
    ['VAT identification number', ['vatNumber']],
    ['responsible under § 18 (2) MStV', ['responsibleEditor'], 'editor'],
    ['DSA contact point', ['dsaContact']],
  ],
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
  const facts = LINES[lang].map(([name, of, id]) => ({
    name: named(id, name),
    label: name,
    text: of.map((key) => company.facts[key].value),
  }));
  const isKnown = ({ text }: (typeof facts)[number]) => text.every((value) => value !== null);
  const missing = facts.filter((fact) => !isKnown(fact));
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
          ...facts.filter(isKnown).map(({ name, text }) => ({ name, text: text.join(', ') })),
        ]}
      />
      {missing.length > 0 && (
        <p className="page-facts">
          {isGerman
            ? `Stand ${company.asOf.split('-').reverse().join('.')} noch nicht eingetragen: `
            : `Not entered yet as of ${longDate(company.asOf)}: `}
          {missing.map(({ name, label }, at) => (
            <Fragment key={label}>
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
