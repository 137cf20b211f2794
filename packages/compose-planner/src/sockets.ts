import { escape } from './credentials.ts';
import { asking, deletionFix } from './edits.ts';
import { parseImage } from './imageReference.ts';
import { refusals } from './keyTable.ts';
import { keepsPaths } from './proxies.ts';
import { proxyWork } from './proxyImages.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { valueOf, type MapNode } from './tree.ts';

/** What images that run without the engine's socket lose without it. */
const LOST: Readonly<Record<string, string>> = {
  'goauthentik/server': "authentik doesn't deploy outposts by itself",
  'kestra/kestra': 'tasks run as processes of the app, not in containers',
};

/** Reports mounts of a container engine's socket, and what's lost without it. */
export function explainSockets(
  report: Report,
  model: ServiceModel,
  shared: boolean,
  services: MapNode,
): void {
  // The service's own lines and what's outside of the services, such as the content of `configs`.
  const { text } = report.context.source;
  const own = text.slice(model.node.start, model.node.end);
  const settings = `${text.slice(0, services.start)}\n${own}\n${text.slice(services.end)}`;
  const names = (target: string) => {
    const named = new RegExp(`(?<!:)${escape(target)}(?!:)`);
    return settings
      .split('\n')
      .some((line) => !/^\s*(?:#|(?:- )?(?:source|target):)/.test(line) && named.test(line));
  };
  const works = model.mounts.sockets.some(({ target }) => names(target));
  const repository = parseImage(report.text(valueOf(model.node, 'image')))?.repository ?? '';
  const name = Object.keys(LOST).find((end) => `/${repository}`.endsWith(`/${end}`));
  const work = proxyWork(report, model.node);
  const hint = work
    ? keepsPaths(work, shared)
      ? 'Delete the mount when you replace the service.'
      : 'Delete the service, because its work is built in.'
    : name
      ? `Delete the mount. Without it, ${LOST[name] ?? ''}.`
      : works
        ? 'The settings name this socket, so the service starts containers, and without it that ends. Run it on a server of your own, or set it up without containers.'
        : 'Delete the mount if the service runs without it, or leave the service out if other containers are all its work.';
  for (const { written, source, item } of model.mounts.sockets)
    report.add(
      'refused',
      refusals.socket.code,
      item.at,
      `\`${model.name}\` mounts the socket \`${(written || source).slice(0, 80)}\``,
      `${refusals.socket.reason} ${hint}`,
      () => asking(deletionFix(report.context, item)),
    );
}
