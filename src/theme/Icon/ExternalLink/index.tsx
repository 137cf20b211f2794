import type { ReactNode } from 'react';

/** Nothing: src/css/base.css marks every link that leads to another site, the ones in prose included. */
export default function IconExternalLink(): ReactNode {
  return null;
}
