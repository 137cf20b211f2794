import type { ReactNode } from 'react';

/** Nothing: `src/plugins/finish/structured-data` describes the built pages. */
export default function StructuredData(): ReactNode {
  return null;
}
