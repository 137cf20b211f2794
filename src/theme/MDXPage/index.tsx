import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import Hero from '@site/src/components/shell/Hero';
import PageFrame from '@site/src/components/shell/PageFrame';
import { PageContents } from '@site/src/components/shell/PageStart';
import styles from './styles.module.css';

/**
 * The layout of landing and comparison pages, which are the site's only MDX pages: title, answer and action,
 * then the text next to its contents.
 */
export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata, assets, contentTitle, toc } = Content;
  const { title, description = '', frontMatter } = metadata;
  const contents = frontMatter.hide_table_of_contents ? [] : toc;
  return (
    <PageFrame description={description} title={title}>
      <PageMetadata image={assets.image ?? frontMatter.image} keywords={frontMatter.keywords} />
      <BackToTopButton />
      <nav aria-label="Breadcrumbs" className="theme-doc-breadcrumbs">
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to="/hosting/">
              Hosting
            </Link>
          </li>
          <li className="breadcrumbs__item">
            <span className="breadcrumbs__link">{title}</span>
          </li>
        </ul>
      </nav>
      <div className={contents.length > 0 ? styles.columns : undefined}>
        <article className={clsx('markdown', contents.length === 0 && styles.wide)}>
          {contentTitle === undefined && <Hero title={title} />}
          <PageContents value={contents}>
            <MDXContent>
              <Content />
            </MDXContent>
          </PageContents>
          <p>
            Before you decide: <Link to="/docs/not-offered/">what isn't offered here</Link>,{' '}
            <Link to="/security/">security</Link>,{' '}
            <Link to="/trust/">the papers for your auditor</Link> and{' '}
            <Link to="/support/">when support answers</Link>.
          </p>
        </article>
        {contents.length > 0 && (
          <div className={styles.contents}>
            <TOC toc={contents} />
          </div>
        )}
      </div>
    </PageFrame>
  );
}
