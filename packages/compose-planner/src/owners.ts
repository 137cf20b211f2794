import { parseImage } from './imageReference.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, valueOf } from './tree.ts';

/** Images that start as root, write into folders as another user and don't change their owner, and a way out. */
const WRITES: Readonly<Record<string, readonly [user: string, paths: RegExp, instead: string]>> = {
  'passbolt/passbolt': [
    'www-data',
    /^\/etc\/passbolt\/(?:gpg|jwt)/,
    'Use its tag that ends in `-non-root`, which runs as that user and listens on 8080.',
  ],
};
/** Official images that start as root, so that a new volume is root's. */
const AS_ROOT =
  /^(?:postgres|mysql|mariadb|mongo|redis|valkey(?:\/valkey)?|influxdb|nextcloud|wordpress)$/;

/** Reports volumes into which an app can't write, because they belong to the user that its image runs as. */
export function explainOwners(report: Report, { name, node, kind, mounts }: ServiceModel): void {
  if (kind !== 'app') return;
  const { repository = '', tag = '' } = parseImage(report.text(valueOf(node, 'image'))) ?? {};
  const entry = entryOf(node, 'user');
  const user = report.text(entry?.value);
  const [writer, paths, instead] = WRITES[repository] ?? [];
  const OWN = 'A new volume belongs to the user that the image runs as';
  const closed = mounts.named.filter(({ target }) => paths?.test(target));
  const [first] = closed;
  if (first && user === '' && !tag.includes('non-root'))
    report.add(
      'finding',
      'volume-owner',
      first.item.at,
      `\`${name}\` can't write to ${named(closed.map(({ target }) => target))}`,
      `${OWN}, here root, but it writes there as \`${writer ?? ''}\`. ${instead ?? ''}`,
    );
  const [any] = mounts.named;
  if (!entry || !any || !/^[a-z1-9]/.test(user) || /^root\b/.test(user)) return;
  const isRoot = AS_ROOT.test(repository);
  report.add(
    isRoot ? 'finding' : 'note',
    'volume-user',
    entry.at,
    `\`${name}\` may not write to ${named(mounts.named.map(({ target }) => target))} as \`${user.slice(0, 40)}\``,
    `${OWN}${isRoot ? ', here root' : ''}. Compose takes the owner from the image's folder instead. ${isRoot ? 'Delete `user`, and the image changes to its own user after it has taken the folder over.' : 'If that is another user, delete `user`.'}`,
  );
}
