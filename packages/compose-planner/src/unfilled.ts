import { parseImage } from './imageReference.ts';
import type { Report } from './report.ts';
import { entryOf, valueOf, type MapNode } from './tree.ts';

/** A tag or a user that a template leaves to its reader. */
const PLACEHOLDER = /^(?:__\w+__|[<{].*|YOUR[-_].*|(?:TAG|VERSION|P?UID|USER_ID)(?::.*)?)$/;

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
