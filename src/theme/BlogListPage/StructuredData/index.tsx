import type { ReactNode } from 'react';

/** Empty, because `src/plugins/finish/structured-data` describes the built pages. */
export default function StructuredData(): ReactNode {
  return null;
}
