import { parseImage } from './imageReference.ts';
import type { Report } from './report.ts';
import { entriesOf, entryOf, isNull, itemsOf, valueOf, type MapNode } from './tree.ts';

/** A tag or a user that a template leaves to its reader. */
const PLACEHOLDER = /^(?:__\w+__|[<{].*|YOUR[-_].*|(?:TAG|VERSION|P?UID|USER_ID)(?::.*)?)$/;

/** Official images that don't start without a password, and the variables that set one or do without. */
const SETUP: readonly (readonly [image: RegExp, sets: RegExp])[] = [
  [/^(?:mysql|mariadb|percona)$/, /^(?:MYSQL|MARIADB)_(?:(?:RANDOM_)?ROOT_PASSWORD|ALLOW_EMPTY)/],
  [/^(?:postgres|postgis\/postgis)$/, /^POSTGRES_(?:PASSWORD|HOST_AUTH_METHOD)/],
];

/** Reports placeholders in the image and the user of an app. */
export function checkPlaceholders(report: Report, name: string, node: MapNode): void {
  const tag = parseImage(report.text(valueOf(node, 'image')))?.tag ?? '';
  const places = [
    ['image', 'tag', tag, 'No image has it. Write the version that you want to run.'],
    [
      'user',
      'user',
      report.text(valueOf(node, 'user')),
      "The container doesn't start with it. Write a number such as `1000`, or delete the line to use the image's own user.",
    ],
  ] as const;
  for (const [key, label, text, hint] of places) {
    const at = entryOf(node, key)?.at;
    if (at === undefined || !PLACEHOLDER.test(text)) continue;
    const sentence = `The ${label} \`${text.slice(0, 60)}\` of \`${name}\` is a placeholder`;
    report.add('finding', 'placeholder', at, sentence, hint);
  }
}

/** Reports a database that becomes an app and doesn't start, because the file gives it no password. */
export function checkPassword(report: Report, name: string, node: MapNode): void {
  const repository = parseImage(report.text(valueOf(node, 'image')))?.repository ?? '';
  const sets = SETUP.find(([image]) => image.test(repository))?.[1];
  if (!sets || !isNull(valueOf(node, 'env_file')) || !isNull(valueOf(node, 'entrypoint'))) return;
  const environment = valueOf(node, 'environment');
  const pairs = [
    ...entriesOf(environment).map(({ key, value, at }) => ({
      key,
      at,
      // A key alone takes its value from the shell.
      given: isNull(value) || report.unset(value).length > 0 || report.text(value) !== '',
    })),
    ...itemsOf(environment).map(({ value, at }) => {
      const [key = '', text] = report.text(value).split('=');
      return { key, at, given: text !== '' || report.unset(value).length > 0 };
    }),
  ].filter(({ key }) => sets.test(key));
  if (pairs.some(({ given }) => given)) return;
  const [first] = pairs;
  report.add(
    'finding',
    'empty-password',
    first?.at ?? entryOf(node, 'image')?.at ?? node.start,
    first ? `\`${first.key}\` of \`${name}\` is empty` : `\`${name}\` has no password`,
    "The image doesn't start without one. Choose a password and write it in every service that uses the database.",
  );
}
