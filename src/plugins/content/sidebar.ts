import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { sidebar, type SidebarItem } from '#data/sidebar';
import { incidents } from '../../lib/incidents.ts';
import { lessons } from '../../lib/lessons.ts';

/** A sidebar in the framework's form. */
type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The pages of a folder below docs/ or learn/: lessons and incidents in their order, others by name. */
function pagesIn(section: 'docs' | 'learn', folder: string): string[] {
  if (section === 'learn') {
    return [...lessons, ...incidents]
      .map((lesson) => lesson.path.replace(/^\/learn\/|\/$/g, ''))
      .filter((page) => page.startsWith(`${folder}/`));
  }
  return fs
    .readdirSync(path.join(root, section, folder))
    .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
    .map((file) => `${folder}/${file.replace('.mdx', '')}`)
    .sort();
}

function toItem(section: 'docs' | 'learn', item: SidebarItem): Items[number] {
  if (typeof item === 'string') return item;
  if ('to' in item) return { type: 'link', label: item.label, href: item.to };
  const { label, index, open, folder } = item;
  return {
    type: 'category',
    label,
    ...(index ? { link: { type: 'doc', id: index } } : {}),
    ...(open ? { collapsed: false } : {}),
    items: folder
      ? pagesIn(section, folder)
      : (item.items ?? []).map((inner) => toItem(section, inner)),
  };
}

/** The sidebar of docs/ or learn/ in the framework's form, from data/sidebar.yaml. */
export const sidebarOf = (section: 'docs' | 'learn'): Items =>
  sidebar[section].map((item) => toItem(section, item));
