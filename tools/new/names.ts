/** A part of an address: lower case, digits, single hyphens. */
const PART = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A new page's name: folder, last part, and the title derived from it. */
export interface PageName {
  folder: string;
  slug: string;
  title: string;
  /** The last part as a name in code: `stirling-pdf` → `stirlingPdf`. */
  variable: string;
}

/**
 * Reads a name such as `services/object-store`. Throws if a part can't be part of an address, or if a
 * required folder is missing.
 */
export function readName(name: string, form: 'folder/name' | 'name', title?: string): PageName {
  const parts = name.replace(/\.mdx$/, '').split('/');
  const slug = parts.at(-1) ?? '';
  if (!parts.every((part) => PART.test(part))) {
    throw new Error(`'${name}' cannot be an address: write lower-case words joined by hyphens.`);
  }
  if (form === 'name' && parts.length > 1) throw new Error(`'${name}': write one name, no folder.`);
  return {
    folder: parts.slice(0, -1).join('/'),
    slug,
    title: title ?? slug[0]?.toUpperCase() + slug.slice(1).replaceAll('-', ' '),
    variable: slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  };
}
