import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { releaseHeads } from 'light-start/heads';
import { replay } from 'light-start/replay';
import headingFont from '@site/src/css/fonts/archivo.woff2';
import React, { type ReactNode, useEffect, useRef, useState } from 'react';

/** Announces the title of the page a visitor has moved to. Silent on the first page. */
function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    /* The document's title is set some frames after this effect, and two pages may have the same. */
    const before = document.title;
    let frames = 0;
    let frame = 0;
    const look = () => {
      frames += 1;
      if (document.title === before && frames < 20) frame = requestAnimationFrame(look);
      else setTitle(document.title.split(' | ')[0] ?? '');
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <div aria-atomic="true" aria-live="polite" className="visually-hidden" id="route-announcer">
      {title}
    </div>
  );
}

/** Repeats a visitor's actions from before the site ran. It is last in the tree, so everything else is listening. */
function Replay(): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(releaseHeads, []);
  useEffect(() => {
    if (isBrowser) void replay();
  }, [isBrowser]);
  return null;
}

/** Wraps every page: the heading font's preload, the announcement of page changes, and the replay of early clicks. */
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
      <Replay />
    </>
  );
}
