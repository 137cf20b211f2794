import CallToAction from '@site/src/components/shell/CallToAction';
import TOCCollapsible from '@theme/TOCCollapsible';
import { ThemeClassNames } from '@docusaurus/theme-common';
import React, { createContext, type ComponentProps, type ReactNode, useContext } from 'react';
import styles from './styles.module.css';

/** The headings of the current page, for the contents within its text. */
export const PageContents = createContext<ComponentProps<typeof TOCCollapsible>['toc']>([]);

/** The answer of a page with the link to the console, put around it by src/plugins/remark/page-start. */
export function PageStart({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className={styles.start}>
      {children}
      <CallToAction />
    </div>
  );
}

/** The folded contents of small screens, below the first screen's answer. */
export function FoldedContents(): ReactNode {
  const toc = useContext(PageContents);
  if (toc.length === 0) return null;
  return (
    <TOCCollapsible className={`${ThemeClassNames.docs.docTocMobile} ${styles.folded}`} toc={toc} />
  );
}
