import React, { type ReactNode } from 'react';
import Picture from '@site/src/components/shell/Picture';
import { limits, regions } from '@site/src/lib/limits';

/** The two regions on a map, with what lies in each and the backups that cross between them. */
export default function Regions(): ReactNode {
  const [west, east] = regions;
  return (
    <Picture
      alt={`A project's apps, databases and volumes are in ${west.city}, ${west.country}, or in ${east.city}, ${east.country}; its database backups go to the other city each night at ${limits['backup.time'].text}.`}
      height={320}
      src="/img/pictures/europe.svg"
      width={420}
    />
  );
}
