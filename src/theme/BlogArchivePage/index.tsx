import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';
import BlogWays from '@site/src/components/blog/BlogWays';
import PostRows from '@site/src/components/blog/PostRows';

type Post = Props['archive']['blogPosts'][number];

function byYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = String(post.metadata.date).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

/** Every post by year, newest first, with what it answers. The page has its own title and description. */
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
          <BlogWays />
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <PostRows as="h3" posts={posts.map(({ metadata }) => metadata)} />
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
