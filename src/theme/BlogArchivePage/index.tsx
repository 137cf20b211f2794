import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';
import { longDate } from '@site/src/lib/dates';

type Post = Props['archive']['blogPosts'][number];

function byYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = String(post.metadata.date).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

/** Every post by year, newest first, with its own title and description. */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className="blog-archive-page">
      <PageMetadata
        description="Every post of the blog by year, newest first."
        title="Blog archive"
      />
      <Layout>
        <main className="container">
          <Heading as="h1">Blog archive</Heading>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className="post-rows">
                {posts.map(({ metadata }) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date}>{longDate(metadata.date)}</time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
