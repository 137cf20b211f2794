/** The part of the output of `npm audit --json` that is read. */
export interface Report {
  vulnerabilities?: Record<
    string,
    { via: (string | { name: string; severity: string; title: string; url: string })[] }
  >;
}

/** The advisories that a Markdown table excuses with a reason, and the date until which it does. */
export function excuses(text: string): Map<string, string> {
  const rows = text.matchAll(/^\| *(GHSA-[\w-]+) *\| *([^| ][^|]*)\| *(\d{4}-\d\d-\d\d) *\|$/gm);
  return new Map([...rows].map(([, id = '', , until = '']) => [id, until]));
}

/** The advisories without an excuse on a day, as sentences. Throws if there is no report. */
export function openHoles(
  { vulnerabilities }: Report,
  excused: ReadonlyMap<string, string>,
  day: string,
): string[] {
  if (!vulnerabilities) throw new Error('npm audit gave no report; is the registry within reach?');
  const open = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object')
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .filter(({ url }) => (excused.get(url.split('/').at(-1) ?? '') ?? '') < day)
    .map(({ name, title, url }) => `${name}: ${title} (${url})`);
  return [...new Set(open)];
}
