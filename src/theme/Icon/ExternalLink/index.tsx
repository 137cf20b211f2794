import type { ReactNode } from 'react';

/** Empty, because src/css/base.css marks every link to another site, including those in prose. */
export default function IconExternalLink(): ReactNode {
  return null;
}
