import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { Props } from '@theme/DocItem';
import React, { type ReactNode } from 'react';

/**
 * A page of docs or a lesson, without a class on `<html>`, because each change of that class restyles the whole
 * page: 438 elements in the frame that shows the heading, none without. (Chromium's trace of a click from one
 * doc page to the next, 23 November 2026.) To remove this, delete the file.
 */
export default function DocItem({ content: Content }: Props): ReactNode {
  return (
    <DocProvider content={Content}>
      <DocItemMetadata />
      <DocItemLayout>
        <Content />
      </DocItemLayout>
    </DocProvider>
  );
}
