import { parseImage } from './imageReference.ts';
import type { Report } from './report.ts';
import {
  entriesOf,
  entryOf,
  isNull,
  itemsOf,
  valueOf,
  type MapNode,
  type TreeNode,
} from './tree.ts';

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
  const user = report.text(valueOf(node, 'user'));
  for (const [key, text] of Object.entries({ image: tag, user })) {
    const at = entryOf(node, key)?.at;
    if (at === undefined || !PLACEHOLDER.test(text)) continue;
    report.add(
      'finding',
      'placeholder',
      at,
      `\`${text.slice(0, 60)}\` in \`${key}\` of \`${name}\` is a placeholder`,
      key === 'image'
        ? 'No image has that tag. Write the version that you want to run.'
        : "The container doesn't start with it. Write a number such as `1000`, or delete the line to use the image's own user.",
    );
  }
}

/** Reports a database that becomes an app and doesn't start, because the file gives it no password. */
export function checkPassword(report: Report, name: string, node: MapNode): void {
  const repository = parseImage(report.text(valueOf(node, 'image')))?.repository ?? '';
  const sets = SETUP.find(([image]) => image.test(repository))?.[1];
  if (!sets || !isNull(valueOf(node, 'env_file')) || !isNull(valueOf(node, 'entrypoint'))) return;
  const environment = valueOf(node, 'environment');
  // A key alone takes its value from the shell.
  const isSet = (text: string | undefined, value: TreeNode) =>
    text !== '' || report.unset(value).length > 0;
  const pairs = [
    ...entriesOf(environment).map(({ key, value, at }) => {
      return { key, at, given: isSet(isNull(value) ? undefined : report.text(value), value) };
    }),
    ...itemsOf(environment).map(({ value, at }) => {
      const [key = '', text] = report.text(value).split('=');
      return { key, at, given: isSet(text, value) };
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
