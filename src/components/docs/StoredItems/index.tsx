import React, { type ReactNode } from 'react';
import TableFrame from '@site/src/components/docs/TableFrame';
import { storedItems } from '#data/stored-items';

const heads = {
  en: ['Key', 'Written', 'Content and purpose'],
  de: ['Schlüssel', 'Geschrieben', 'Inhalt und Zweck'],
} as const;

/** The table of everything the site keeps in the visitor's browser, in English or German. */
export default function StoredItems({ lang }: { lang: 'en' | 'de' }): ReactNode {
  return (
    <TableFrame className="stacked" lang={lang}>
      <thead>
        <tr>
          {heads[lang].map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {storedItems.map((item) => (
          <tr key={item.key}>
            <td>
              <code>{item.key}</code>
            </td>
            <td>{item.when[lang]}</td>
            <td>{item.purpose[lang]}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
