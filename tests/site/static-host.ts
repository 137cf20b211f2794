export interface Rule {
  path: string;
  /** Headers by their name in lower case. */
  set: ReadonlyMap<string, string>;
  /** Headers of earlier rules that this one removes. */
  unset: readonly string[];
}

/** Reads a `_headers` file. Throws at a line that a static host would skip. */
export function parseHeaders(text: string): Rule[] {
  const rules: { path: string; set: Map<string, string>; unset: string[] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !/^\s*#/.test(one))) {
    const rule = rules.at(-1);
    const [, taken] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (/^\S+$/.test(line)) rules.push({ path: line, set: new Map(), unset: [] });
    else if (rule && taken) rule.unset.push(taken.toLowerCase());
    else if (rule && name && value) rule.set.set(name.toLowerCase(), value);
    else throw new Error(`_headers: a host leaves out '${line}'`);
  }
  return rules;
}

function matches(pattern: string, address: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === address;
  return (
    address.length >= before.length + after.length &&
    address.startsWith(before) &&
    address.endsWith(after)
  );
}

/**
 * The values of every header for an address, from all matching rules in order. A host joins two values with
 * a comma.
 */
export function headersFor(rules: readonly Rule[], address: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { set, unset } of rules.filter(({ path }) => matches(path, address))) {
    for (const name of unset) values.delete(name);
    for (const [name, value] of set) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

/** Reads a `_redirects` file. Throws at a line that a static host would skip. */
export const parseRedirects = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, from, to, status] = /^(\/\S*) (\/\S*|https:\S+) (\d{3})$/.exec(line) ?? [];
      if (!from || !to) throw new Error(`_redirects: a host leaves out '${line}'`);
      return { from, to, status: Number(status) };
    });
