import type { ReactNode } from 'react';

/** Nothing: the framework's metadata are for a search by others that reads the pages, and in the way of their text. */
export default function SearchMetadata(): ReactNode {
  return null;
}
