import europe from '@generated/site-drawings/default/europe.json';
import React, { type ReactNode } from 'react';

/** The two regions on a sea chart, with the backups that cross between them. */
export default function Regions({ className }: { className?: string }): ReactNode {
  return <div className={className} dangerouslySetInnerHTML={{ __html: europe.svg }} />;
}
