import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import CopyPage from '@site/src/components/docs/CopyPage';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

interface LessonFrontMatter {
  minutes?: number;
  level?: string;
}

/** Title, the folded contents of small screens and 'Copy page', for a lesson its minutes and level, then the text. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle, toc } = useDoc();
  const { minutes, level } = frontMatter as LessonFrontMatter;
  const facts = [minutes && `${minutes} minutes`, level].filter(Boolean);
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header className="page-head">
        {contentTitle === undefined && <Heading as="h1">{metadata.title}</Heading>}
        {hasContents && <DocItemTOCMobile />}
        <CopyPage />
        {facts.length > 0 && (
          <p className="page-facts" data-search-skip>
            {facts.join(' · ')}
          </p>
        )}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
