import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import React from 'react';

const INTRO = '/docs/intro/';

/** `/docs/` has no content: servers and this page redirect to the introduction. */
export default function DocsRedirect(): React.ReactNode {
  const isBrowser = useIsBrowser();
  if (isBrowser) return <Redirect to={INTRO} />;
  return (
    <Layout
      title="Documentation"
      description="The documentation starts with the introduction. This address takes you there."
    >
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${INTRO}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>Documentation</h1>
        <p>
          The documentation starts with the <Link to={INTRO}>introduction</Link>.
        </p>
      </main>
    </Layout>
  );
}
