import type { ReactNode } from 'react';

/**
 * Empty, because the framework's metadata are for external searches that read the pages, and get in the way
 * of their text.
 */
export default function SearchMetadata(): ReactNode {
  return null;
}
