import { useHistory, useLocation } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import React, { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './styles.module.css';

/** Path of the page shown last. Pages with another layout mount this component again. */
let shown: string | undefined;

/**
 * The first link of a page. On navigation the focus returns to its frame, so that Tab starts at the top. The
 * frame has neither a name nor a role, because Root announces the title of the new page. The stock component
 * moves focus on every navigation, and screen readers read its link in place of the page.
 */
export default function SkipToContent(): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (!isFirst && !hash && action === 'PUSH') frame.current?.focus();
  }, [action, hash, pathname]);
  const skip = (event: MouseEvent) => {
    const main = document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <div className={styles.frame} ref={frame} tabIndex={-1}>
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        Skip to main content
      </a>
    </div>
  );
}
