import { limits } from '../../site/limits.ts';
import { bound } from './bounds.ts';

const PATTERN = new RegExp(`^${limits['name.pattern'].text}$`);

/** Whether a text may name an app, a database, a volume or a project. */
export function isName(text: string): boolean {
  return PATTERN.test(text) && !text.includes('--');
}

/** The nearest valid name to a text, or undefined where none of its letters can be kept. */
export function suggestName(text: string): string | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, bound('name.length'))
    .replace(/-+$/, '');
  return isName(name) ? name : undefined;
}
