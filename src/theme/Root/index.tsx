import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import headingFont from '@site/src/css/fonts/archivo.woff2';
import React, { type ReactNode, useEffect, useRef, useState } from 'react';

/** Says the title of the page a visitor has moved to; silent on the first page. */
function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    /* The document's title is set one frame after this effect. */
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setTitle(document.title.split(' | ')[0] ?? ''));
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <div aria-atomic="true" aria-live="polite" className="visually-hidden" id="route-announcer">
      {title}
    </div>
  );
}

/** Around every page: the heading font's preload and the announcement of page changes. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link
          as="font"
          crossOrigin="anonymous"
          href={headingFont}
          rel="preload"
          type="font/woff2"
        />
      </Head>
      {children}
      <RouteAnnouncer />
    </>
  );
}
