import Link from '@docusaurus/Link';
import type { FactsView } from '@site/src/lib/template-page';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  of: string;
  /** JSON, written by src/plugins/remark/template-data. */
  data?: string;
}

const withoutScheme = (url: string): string => url.replace(/^https:\/\/(www\.)?|\/$/g, '');

function Row({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Licence, addresses, version, memory and sources, with the day on which they were read. */
export default function TemplateFacts({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const facts = JSON.parse(data) as FactsView;
  const { memory } = facts;
  return (
    <dl className={styles.facts}>
      <Row term="Licence">{facts.licence}</Row>
      <Row term="Homepage">
        <Link to={facts.homepage}>{withoutScheme(facts.homepage)}</Link>
      </Row>
      <Row term="Repository">
        <Link to={facts.repository}>{withoutScheme(facts.repository)}</Link>
      </Row>
      <Row term="Version">{facts.version}</Row>
      {facts.newer && <Row term="Newest seen">{facts.newer}</Row>}
      <Row term={facts.images.length > 1 ? 'Images' : 'Image'}>
        {facts.images.map(([service, image]) => (
          <span className={styles.image} key={service}>
            {facts.images.length > 1 && `${service}: `}
            <code>{image}</code>
          </span>
        ))}
      </Row>
      <Row term="Port">
        {facts.port}; health check{' '}
        {facts.health === null ? 'by a TCP connection' : <code>{facts.health}</code>}
      </Row>
      <Row term="Memory">
        {memory.upstream && memory.url && (
          <>
            {memory.upstream} (
            <Link to={memory.url}>{withoutScheme(new URL(memory.url).host)}</Link>){' '}
          </>
        )}
        {memory.chosen}
      </Row>
      <Row term="Read in">
        <ul>
          {facts.sources.map(({ what, url, seen }) => (
            <li key={what}>
              <Link to={url}>{what}</Link>, {seen}
            </li>
          ))}
        </ul>
      </Row>
      <Row term="Checked on">
        <time dateTime={facts.checkedOn}>{facts.checkedDay}</time>
      </Row>
      {facts.doubt && <Row term="Not certain">{facts.doubt}</Row>}
    </dl>
  );
}
