import Link from '@docusaurus/Link';
import type { Props } from '@theme/Footer/Copyright';
import React, { type ReactNode } from 'react';
import { brand } from '@site/src/lib/brand';

/** The last line: tagline and copyright, support mail and source code. */
export default function FooterCopyright({ copyright }: Props): ReactNode {
  return (
    <>
      <div className="footer__facts">
        <span>{copyright}</span>
        <span>{brand.tagline}</span>
      </div>
      <div className="footer__facts">
        <Link href={`mailto:${brand.supportMail}`}>{brand.supportMail}</Link>
        <Link href={brand.sourceUrl}>Source code of this site</Link>
      </div>
    </>
  );
}
