import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';
import CallToAction from '@site/src/components/shell/CallToAction';
import styles from './styles.module.css';

interface Props {
  /** Title of the document. Absent on the home page, which uses the site's. */
  title?: string;
  description: string;
  children: ReactNode;
}

/** The frame of pages outside docs, learn and blog: at most 1136 px wide, with the link to the console at the end. */
export default function PageFrame({ title, description, children }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className="plain-page">
      <Layout description={description} title={title}>
        <main className={styles.page}>
          {children}
          <CallToAction closing />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
