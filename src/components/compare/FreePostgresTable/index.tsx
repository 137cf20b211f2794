import Cited from '@site/src/components/compare/Cited';
import { ReadNote } from '@site/src/components/compare/Compare';
import Limit from '@site/src/components/docs/Limit';
import TableFrame from '@site/src/components/docs/TableFrame';
import Price from '@site/src/components/pricing/Price';
import type { FreePostgresView, Noted } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

const COLUMNS = ['where', 'disk', 'memory', 'backups', 'what ends it', 'first paid step'];

function NextStep({ next }: Pick<Noted<FreePostgresView>, 'next'>): ReactNode {
  if (!next) {
    return (
      <>
        <Price of="size.nano" />: a nano, with a backup each day, kept <Limit of="backup.days" />
      </>
    );
  }
  return (
    <>
      <data data-computed={next.key}>{next.dollars}</data> (
      <data data-computed={next.key}>{next.euro}</data>): {next.text}
    </>
  );
}

/** An offer, and below it the day and the sources of its figures. */
function Offer({ offer }: { offer: Noted<FreePostgresView> }): ReactNode {
  return (
    <>
      <tr>
        <th scope="row">
          <strong>{offer.provider ?? brand.product}</strong>
          <small>
            {offer.company}. Region: {offer.region}
          </small>
        </th>
        <td data-head="disk">{offer.disk}</td>
        <td data-head="memory">{offer.memory}</td>
        <td data-head="backups">{offer.backups}</td>
        <td data-head="what ends it">{offer.catch}</td>
        <td data-head="first paid step">
          <NextStep next={offer.next} />
        </td>
      </tr>
      {offer.read && (
        <tr className={styles.read}>
          <td colSpan={COLUMNS.length}>
            <small>
              {offer.provider}: <ReadNote read={offer.read} />
              <Cited by={offer.sources} />
            </small>
          </td>
        </tr>
      )}
    </>
  );
}

/** The free PostgreSQL offers side by side. src/plugins/remark/compare-data writes `data`. */
export default function FreePostgresTable({ data = '[]' }: { data?: string }): ReactNode {
  const offers = JSON.parse(data) as Noted<FreePostgresView>[];
  return (
    <TableFrame className={clsx('stacked', styles.offers)}>
      <caption>Free PostgreSQL; amounts a month, without VAT</caption>
      <thead>
        <tr>
          {COLUMNS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <Offer key={offer.provider ?? 'ours'} offer={offer} />
        ))}
      </tbody>
    </TableFrame>
  );
}
