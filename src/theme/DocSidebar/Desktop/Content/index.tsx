import Original from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import React, { type ReactNode, useEffect } from 'react';
import { showCurrentPage } from '../../../../client/currentPage';

/** The sidebar, scrolled to the current page if that is out of sight. */
export default function DocSidebarContent(props: Props): ReactNode {
  const { path } = props;
  useEffect(showCurrentPage, [path]);
  return <Original {...props} />;
}
