import fs from 'node:fs';
import path from 'node:path';
import { type Node } from 'unist';
import { contentPages, parseContent } from 'doc-walk/read';
import { visit } from 'unist-util-visit';
import { brand } from '../../../src/lib/brand.ts';
import { PAGE_FOLDERS } from '../../../src/plugins/content/folders.ts';
import { fillTokens } from '../../../src/plugins/content/tokens/index.ts';
import { filesBelow } from '../../../src/plugins/files.ts';

/** An external address and the places that link to it. */
export interface Use {
  url: string;
  file: string;
  line: number;
}

/** Host names that belong to nobody (RFC 2606, RFC 6761), to the machine itself, or to us. */
const NOT_EXTERNAL =
  /(?:^|\.)(?:example|invalid|test|localhost|internal|local)$|^(?:[\w-]+\.)*example\.(?:com|net|org)$|^[\d.]+$|^\[/;

const isOurs = (host: string) => host === brand.domain || host.endsWith(`.${brand.domain}`);

/** True for an address on someone else's site. */
export function isExternal(url: string): boolean {
  const host = /^https?:\/\/(?:[^/@]*@)?([^/:?#]*)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return (
    /^https?:\/\//i.test(url) &&
    !NOT_EXTERNAL.test(host) &&
    !isOurs(host) &&
    (host.includes('.') || host === '')
  );
}

interface Element extends Node {
  url?: string;
  meta?: string | null;
  attributes?: readonly { name?: string; value?: unknown }[];
}

const ATTRIBUTES = new Set(['href', 'src', 'to', 'url', 'source']);

/** The external addresses of an MDX page: links, images, attributes, and sources of example outputs. */
export function usesOfPage(file: string, source: string): Use[] {
  const uses: Use[] = [];
  visit(parseContent(file, source, fillTokens), (node: Element) => {
    const line = node.position?.start.line ?? 1;
    const add = (url: unknown) => {
      if (typeof url === 'string' && isExternal(url)) uses.push({ url, file, line });
    };
    if (['link', 'image', 'definition'].includes(node.type)) add(node.url);
    for (const attribute of node.attributes ?? [])
      if (ATTRIBUTES.has(attribute.name ?? '')) add(attribute.value);
    if (node.type === 'code') add(/\bfollows=["']?([^"'\s]+)/.exec(node.meta ?? '')?.[1]);
  });
  return uses;
}

/** The external addresses in a file of data: values that are addresses, quoted or plain. */
export function usesOfData(file: string, source: string): Use[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/(?:[:-] |['"])(https?:\/\/[^\s'",\]{}]+)(?=['"]|\s*$|\s*[,\]}])/g)]
        .map(([, url = '']) => ({ url, file, line: index + 1 }))
        .filter(({ url }) => isExternal(url)),
    );
}

/** Every external address of the content: pages and the facts that pages render. */
export function collectUses(root: string): Use[] {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  return [
    ...contentPages(root, PAGE_FOLDERS).flatMap((file) => usesOfPage(file, read(file))),
    ...filesBelow(path.join(root, 'data'))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => path.relative(root, file))
      .flatMap((file) => usesOfData(file, read(file))),
  ];
}
