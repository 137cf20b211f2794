import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { Props } from '@theme/DocItem';
import React, { type ReactNode } from 'react';

/**
 * A page of docs or a lesson, without a class of its own on `<html>`: each change of that class styles
 * the whole page anew (438 elements in the frame that shows the heading, none without; Chromium's trace
 * of a click from one doc page to the next, 23 November 2026). To remove it, delete this file.
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
