import { useLocation } from '@docusaurus/router';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import Original from '@theme-original/AnnouncementBar';
import React, {
  type ComponentProps,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The bar above the page. Closing it leaves its space until the next page, so that nothing moves under the pointer. */
export default function AnnouncementBar(props: ComponentProps<typeof Original>): ReactNode {
  const { isActive } = useAnnouncementBar();
  const { pathname } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [place, setPlace] = useState({ on: '', height: 0 });
  useLayoutEffect(() => {
    if (isActive) height.current = bar.current?.offsetHeight ?? 0;
    else setPlace({ on: pathname, height: height.current });
    // The page where it was closed, not the visitor's next page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isActive]);
  if (!isActive && place.on === pathname) return <div style={{ blockSize: place.height }} />;
  return (
    <div ref={bar}>
      <Original {...props} />
    </div>
  );
}
