import { composeKeys, refusals } from './keyTable.ts';
import { keyTexts } from './keyTexts.ts';
import { withLimits } from './platform.ts';
import type { ComposeKey, KeyGroup, KeyState } from './keys.ts';

/** Keys of a Compose file that an import treats alike, for a reference table. */
export interface KeyRow {
  /** Where the keys are: `build.context`, `ports[].target`, `depends_on.*.condition`. */
  paths: readonly string[];
  /** What they become, or why they're refused. May be empty. Keys are in backticks. */
  text: string;
  /** What to do instead of a refused one. */
  hint?: string;
  /** `paths` is a description in words, not a key. */
  prose?: true;
}

const LINKS = { value: '.', values: '.*.', items: '[].' } as const;

function shown(path: string, entry: ComposeKey): string {
  const [value] = entry.when ?? [];
  return value && value !== 'true' ? `${path}: ${value}` : path;
}

function collect(group: KeyGroup, prefix: string, state: KeyState, found: KeyRow[]): void {
  for (const entry of composeKeys[group]) {
    const path = `${prefix}${entry.key}`;
    if (entry.state === state) {
      const { hint } = entry;
      const text = withLimits(keyTexts[group]?.[entry.key] ?? entry.text);
      found.push({ paths: [shown(path, entry)], text, ...(hint ? { hint } : {}) });
    }
    // Everything below an ignored key is ignored too.
    if (entry.inside && entry.inside.group !== 'service' && entry.state !== 'ignored') {
      collect(entry.inside.group, `${path}${LINKS[entry.inside.of]}`, state, found);
    }
  }
}

/** Joins rows with the same text. The ones without any come last. */
function joined(rows: readonly KeyRow[]): KeyRow[] {
  const byText = new Map<string, KeyRow>();
  for (const row of rows) {
    const same = byText.get(row.text);
    byText.set(row.text, { ...row, paths: [...(same?.paths ?? []), ...row.paths] });
  }
  return [...byText.values()].sort((a, b) => Number(a.text === '') - Number(b.text === ''));
}

/**
 * The keys in a part of the file that an import understands, ignores or refuses, in the order of the planner's
 * own table. Ignored keys with the same reason share a row. Refusals in a service that concern more than one
 * key (sockets, shared volumes, one-shot services) come after its keys.
 */
export function keyRows(place: 'top level' | 'service', state: KeyState): readonly KeyRow[] {
  const found: KeyRow[] = [];
  collect(place, '', state, found);
  if (state === 'ignored') return joined(found);
  if (state === 'refused' && place === 'service') {
    for (const { what, reason, hint } of Object.values(refusals)) {
      found.push({ paths: [what], text: reason, hint, prose: true });
    }
  }
  return found;
}
