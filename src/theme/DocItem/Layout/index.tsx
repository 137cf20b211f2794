import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import Later from '@site/src/components/shell/Later';
import React, { type ReactNode } from 'react';

/**
 * Text and contents side by side. The contents come first, so that on wide screens they float and what's below
 * them has the whole width. On small screens they go below the title (DocItem/Content).
 */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const windowSize = useWindowSize();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className="row">
      {hasContents && windowSize !== 'mobile' && (
        <div className="toc-column">
          <DocItemTOCDesktop />
        </div>
      )}
      <div className="col">
        <ContentVisibility metadata={metadata} />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <Later>
            <DocItemFooter />
          </Later>
        </article>
        <Later>
          <DocItemPaginator />
        </Later>
      </div>
    </div>
  );
}
