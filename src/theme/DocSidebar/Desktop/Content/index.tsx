import Original from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import React, { type ReactNode, useEffect } from 'react';

/** How much of the list stays in sight above and below the current page, in pixels. */
const MARGIN = 80;

/** The sidebar, scrolled to the current page where that lies outside of what is seen. */
export default function DocSidebarContent(props: Props): ReactNode {
  const { path } = props;
  useEffect(() => {
    const current = document.querySelector('nav.menu [aria-current="page"]');
    const list = current?.closest('nav');
    if (!current || !list) return;
    const [row, seen] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
    const bottom = Math.min(seen.bottom, window.innerHeight);
    if (row.top >= seen.top && row.bottom <= bottom) return;
    const above = row.top < seen.top;
    list.scrollTop += above ? row.top - seen.top - MARGIN : row.bottom - bottom + MARGIN;
  }, [path]);
  return <Original {...props} />;
}
