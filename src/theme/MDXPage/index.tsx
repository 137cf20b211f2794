import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import React, { type ReactNode } from 'react';
import Hero from '@site/src/components/Hero';
import PageFrame from '@site/src/components/PageFrame';

/** The layout of landing and comparison pages, which are the site's only MDX pages: title and action, then the text. */
export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata, assets, contentTitle } = Content;
  const { title, description = '', frontMatter } = metadata;
  return (
    <PageFrame description={description} title={title}>
      <PageMetadata image={assets.image ?? frontMatter.image} keywords={frontMatter.keywords} />
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
      <article className="markdown">
        {contentTitle === undefined && <Hero title={title} />}
        <MDXContent>
          <Content />
        </MDXContent>
      </article>
    </PageFrame>
  );
}
