import React, { type ReactNode } from 'react';
import { brand } from '@site/src/lib/brand';

/** Whether this build of the site counts visits, and through which host, in English or German. */
export default function AnalyticsState({ lang }: { lang: 'en' | 'de' }): ReactNode {
  if (brand.analyticsScript === '') {
    return lang === 'de'
      ? 'Zurzeit ist keine Statistik eingerichtet: Es wird kein Zählskript geladen und keine Anfrage an Dritte gestellt.'
      : "We don't collect statistics at the moment: no counting script is loaded, and no request goes to a third party.";
  }
  const host = new URL(brand.analyticsScript).host;
  return lang === 'de' ? (
    <>
      Die Statistik ist eingerichtet; das Zählskript wird von <code>{host}</code> geladen.
    </>
  ) : (
    <>
      The statistics are set up; the counting script is loaded from <code>{host}</code>.
    </>
  );
}
