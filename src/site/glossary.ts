import { containerTerms } from './glossary/containers.ts';
import { databaseTerms } from './glossary/databases.ts';
import { gitTerms } from './glossary/git.ts';
import { linuxTerms } from './glossary/linux.ts';
import { networkTerms } from './glossary/network.ts';
import { explainingPages, type GlossaryTerm } from './glossary/pages.ts';
import { platformTerms } from './glossary/platform.ts';
import { proxyTerms } from './glossary/proxies.ts';
import { settingsTerms } from './glossary/settings.ts';

export { explainingPages, type GlossaryTerm };

/** The letters and digits of a term in lower case: what it is sorted by. */
const sortKey = (entry: GlossaryTerm): string =>
  entry.term.toLowerCase().replace(/[^a-z0-9 ]/g, '');

/** Every term of the glossary, in alphabetical order; punctuation and capitals do not count. */
export const glossary: readonly GlossaryTerm[] = [
  ...containerTerms,
  ...databaseTerms,
  ...gitTerms,
  ...linuxTerms,
  ...networkTerms,
  ...platformTerms,
  ...proxyTerms,
  ...settingsTerms,
].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));

/** The term of that id, or undefined. */
export function findTerm(id: string): GlossaryTerm | undefined {
  return glossary.find((entry) => entry.id === id);
}

/** The heading a term stands under: its first letter as a capital, or '0–9'. */
export function letterOf(entry: GlossaryTerm): string {
  const first = sortKey(entry).charAt(0).toUpperCase();
  return /[0-9]/.test(first) ? '0–9' : first;
}
