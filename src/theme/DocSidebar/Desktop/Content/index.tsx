import Original from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import React, { memo, type ReactNode, useContext, useDeferredValue, useEffect } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import { showCurrentPage } from '../../../../client/currentPage';

const Content = memo((props: Props) => <Original {...props} />);

/**
 * The sidebar, scrolled to the current page where that lies outside of what is seen. On a page that one
 * has followed a link to its mark moves after the first paint, and its links see no new address before.
 */
export default function DocSidebarContent(props: Props): ReactNode {
  const router = useDeferredValue(useContext(RouterContext));
  const path = useDeferredValue(props.path);
  useEffect(showCurrentPage, [path]);
  return (
    <RouterContext.Provider value={router}>
      <Content {...props} path={path} />
    </RouterContext.Provider>
  );
}
