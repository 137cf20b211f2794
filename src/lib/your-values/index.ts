/** What a reader can put in place of the examples' names. */
export interface YourValues {
  project?: string;
  region?: string;
  app?: string;
  database?: string;
  domain?: string;
}

export type ValueName = keyof YourValues;

/** The values' names, in the form's order. */
export const VALUE_NAMES = ['project', 'region', 'app', 'database', 'domain'] as const;

/** The documentation's examples for them. */
export const EXAMPLES: Readonly<Required<YourValues>> = {
  project: 'shop',
  region: 'fsn',
  app: 'web',
  database: 'db',
  domain: 'example.com',
};

/** A part of a text, from its first character to the one after its last, and the value it shows. */
export type Place = readonly [from: number, to: number, name: ValueName];

/** A name in the examples, whatever page it's on. */
const NAME = '[a-z][a-z0-9-]*';

/**
 * The places of values in examples, one a group. `{host}` is the platform's domain. Projects and regions are
 * recognised by the text around them, and apps, databases and domains by their names too.
 */
const FORMS: readonly (readonly [form: string, ...names: ValueName[]])[] = [
  [`(${NAME})@bastion\\.(${NAME})\\.{host}(?: (web)(?![\\w-]))?`, 'project', 'region', 'app'],
  [`(?<![\\w@-])bastion\\.(${NAME})\\.{host}`, 'region'],
  [`(?<![\\w-])(web)--(${NAME}?)\\.apps\\.{host}`, 'app', 'project'],
  [`(?<![\\w-])(?!web--)${NAME}?--(${NAME}?)\\.apps\\.{host}`, 'project'],
  ['(?<![\\w.-])(db)\\.internal(?![\\w-])', 'database'],
  ['@\\{(db)\\.', 'database'],
  // Someone else's host in an example isn't a name in the reader's domain.
  ['(?<![\\w@-]|(?:old|server|registry|git|db|proxy)\\.)(example\\.com)(?![\\w-])', 'domain'],
];

/** A function that finds the values in a text of the documentation. `host` is the platform's domain. */
export function placesFor(host: string): (text: string) => Place[] {
  const plain = host.replace(/\./g, '\\.');
  const forms = FORMS.map(
    ([form, ...names]) => [new RegExp(form.replace('{host}', plain), 'dg'), names] as const,
  );
  return (text) =>
    forms
      .flatMap(([form, names]) =>
        [...text.matchAll(form)].flatMap(({ indices }) =>
          names.flatMap((name, at): Place[] => {
            const found = indices?.[at + 1];
            return found ? [[found[0], found[1], name]] : [];
          }),
        ),
      )
      .sort(([a], [b]) => a - b);
}

const BEFORE = /\b(project|region|app|database)(?: is)?(?: called| named)? $/;
const AFTER = /^ (?:is |stands for )?(?:the|its|your) (project|region|app|database)\b/;

/** The value that a code of one word shows, judged by the text around it: 'the project is called `shop`'. */
export function valueBetween(before: string, code: string, after: string): ValueName | undefined {
  const name = (BEFORE.exec(before) ?? AFTER.exec(after))?.[1] as ValueName | undefined;
  const isExample =
    name === 'project' || name === 'region'
      ? new RegExp(`^${NAME}$`).test(code)
      : name !== undefined && code === EXAMPLES[name];
  return isExample ? name : undefined;
}

/** Reads stored values. Ignores values that aren't text, and broken JSON. */
export function parseValues(stored: string | null): YourValues {
  let read: unknown;
  try {
    read = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  const entries = Object.entries(Object(read) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(([name, value]) => name in EXAMPLES && typeof value === 'string' && value),
  );
}
