import { nearestWord } from './nearest.ts';
import { composeKeys } from './keyTable.ts';

/**
 * What the platform does with a key. `understood`: it has an effect. `ignored`: it's valid and has none.
 * `refused`: the file can't be imported with it. `structure`: it only contains other keys.
 */
export type KeyState = 'understood' | 'ignored' | 'refused' | 'structure';

/** The forms that a value can have. Numbers and booleans count as text. */
export type Shape = 'text' | 'list' | 'map';

/** The places in a Compose file that have their own set of keys. */
export type KeyGroup =
  | 'top level'
  | 'service'
  | 'build'
  | 'deploy'
  | 'deploy.resources'
  | 'deploy.resources.limits'
  | 'deploy.resources.reservations'
  | 'deploy.restart_policy'
  | 'deploy.update_config'
  | 'deploy.placement'
  | 'healthcheck'
  | 'port'
  | 'mount'
  | 'dependency'
  | 'env_file'
  | 'extends'
  | 'grant'
  | 'logging'
  | 'develop'
  | 'watch'
  | 'hook'
  | 'blkio_config'
  | 'credential_spec'
  | 'gpu'
  | 'service network'
  | 'service model'
  | 'provider'
  | 'volume'
  | 'network'
  | 'ipam'
  | 'secret'
  | 'config'
  | 'model'
  | 'include';

export interface ComposeKey {
  key: string;
  state: KeyState;
  shapes: readonly Shape[];
  /** Why it's refused, or what happens instead of one that an app may miss. Else empty. */
  text: string;
  /** What to do instead of a refused key. */
  hint?: string;
  /** The only values for which the key is refused, or a finding. If absent, every value but null, false and empty. */
  when?: readonly string[];
  /** An ignored key that an app may need, so it's a finding instead of a line in the list of ignored keys. A text says what. */
  finding?: true | string;
  /** The keys inside: of the value itself, of each named value, or of each item of the list. */
  inside?: { group: KeyGroup; of: 'value' | 'values' | 'items' };
}

/** Whether a key is an extension (`x-…`), which is valid everywhere and means nothing to Compose. */
export function isExtension(key: string): boolean {
  return key.startsWith('x-');
}

const byGroup = new Map<KeyGroup, ReadonlyMap<string, ComposeKey>>();
for (const [group, keys] of Object.entries(composeKeys)) {
  byGroup.set(group as KeyGroup, new Map(keys.map((entry) => [entry.key, entry])));
}

/** What the table says about a key in that place, or undefined if the specification has no such key. */
export function findKey(group: KeyGroup, key: string): ComposeKey | undefined {
  return byGroup.get(group)?.get(key);
}

/** The known key in that place that a misspelt one most resembles. */
export function nearestKey(group: KeyGroup, key: string): string | undefined {
  return nearestWord(key, [...(byGroup.get(group)?.keys() ?? [])]);
}

/** Other places that have exactly this key, most common first. */
export function placesOf(key: string): readonly KeyGroup[] {
  return [...byGroup].filter(([, keys]) => keys.has(key)).map(([group]) => group);
}
