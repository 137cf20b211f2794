import { SourceLine } from '@site/src/components/Compare';
import TableFrame from '@site/src/components/TableFrame';
import type { FreePostgresView } from '@site/src/model/comparison';
import { brand } from '@site/src/site/brand';
import React, { type ReactNode } from 'react';

/** The free PostgreSQL offers side by side; src/build/compare-data writes `data`. */
export default function FreePostgresTable({ data = '[]' }: { data?: string }): ReactNode {
  const offers = JSON.parse(data) as FreePostgresView[];
  return (
    <TableFrame>
      <caption>Free PostgreSQL, with what ends it</caption>
      <thead>
        <tr>
          {['provider', 'disk', 'memory', 'the catch', 'backups', 'in the EU', 'next step'].map(
            (name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.provider ?? 'ours'}>
            <th scope="row">{offer.provider ?? brand.product}</th>
            <td>{offer.disk}</td>
            <td>{offer.memory}</td>
            <td>
              {offer.catch}{' '}
              <small>
                {offer.sources.map((source, number) => (
                  <React.Fragment key={number}>
                    {number > 0 && '; '}
                    <SourceLine source={source} />
                  </React.Fragment>
                ))}
              </small>
            </td>
            <td>{offer.backups}</td>
            <td>{offer.region}</td>
            <td>
              {offer.next ? (
                <>
                  <data data-source={offer.provider ?? ''}>{offer.next.dollars}</data>:{' '}
                  {offer.next.text}
                </>
              ) : (
                'the size list'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
