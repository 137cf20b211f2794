import { useLocation } from '@docusaurus/router';
import React, { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { twinPath } from '@site/src/lib/twins';

/**
 * The page for an assistant: its Markdown as a link, which needs no script. Once opened, it also offers to
 * copy the page or to open it in an assistant.
 */
export default function CopyPage(): ReactNode {
  const { pathname } = useLocation();
  const [Actions, setActions] = useState<ComponentType<{ route: string }>>();
  const details = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (details.current?.open !== true) return;
    import('./Actions').then(
      ({ default: component }) => setActions(() => component),
      // The link stays, and the next touch tries again.
      () => undefined,
    );
  };
  // Opened before the site ran.
  useEffect(load, []);
  return (
    <details className="page-copy" data-search-skip onToggle={load} ref={details}>
      <summary>Copy page</summary>
      <ul>
        {Actions && <Actions route={pathname} />}
        <li>
          <a href={twinPath(pathname)}>View as Markdown</a>
        </li>
      </ul>
    </details>
  );
}
