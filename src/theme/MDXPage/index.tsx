import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import React, { type ReactNode } from 'react';
import CallToAction from '@site/src/components/CallToAction';
import styles from './styles.module.css';

/** The layout of landing and comparison pages, which are the site's only MDX pages: title and action, then the text. */
export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata, assets, contentTitle } = Content;
  const { title, description, frontMatter } = metadata;
  return (
    <HtmlClassNameProvider className="landing-page">
      <Layout>
        <PageMetadata
          description={description}
          image={assets.image ?? frontMatter.image}
          keywords={frontMatter.keywords}
          title={title}
        />
        <main className={styles.main}>
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
            <header className={styles.header}>
              {contentTitle === undefined && <Heading as="h1">{title}</Heading>}
              <CallToAction />
            </header>
            <MDXContent>
              <Content />
            </MDXContent>
          </article>
          <CallToAction closing />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
