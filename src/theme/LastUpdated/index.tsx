import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import React, { type ReactNode } from 'react';
import { longDate } from '@site/src/lib/dates';

/** The day of the last change, in the site's date format. The stock one is in American order. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <time dateTime={new Date(lastUpdatedAt).toISOString()}>{longDate(lastUpdatedAt)}</time>
    </span>
  );
}
