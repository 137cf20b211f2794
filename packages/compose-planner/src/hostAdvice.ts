import { mayConfigure } from './binds.ts';
import { asking, deletionFix } from './edits.ts';
import { deleteServiceFix } from './dependencies.ts';
import { commandOf, pairsOf } from './hints.ts';
import { OWNERS, type HostWork, type SpareWork } from './hostWork.ts';
import { refusals } from './keyTable.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, valueOf, type MapNode } from './tree.ts';

/** What there is instead of a service that only works on its machine. */
const INSTEAD: Readonly<Record<HostWork | SpareWork, string>> = {
  updates: 'A push or a deploy hook brings a new image.',
  restarts: 'The platform restarts an app that fails its health check.',
  metrics: "You'll find each service's CPU, memory and disk under **Metrics**.",
  console: 'You manage apps in the console.',
  logs: "You'll find the logs of every service under **Logs**.",
  engine:
    "It needs the machine's processes or its container engine, which no app can use. Run it on a server of your own, or do without it.",
  network:
    "It works in the network of its machine, which an app can't see. Run it on a server or a device of your own there.",
  backups: 'Daily backups of a managed database are included, and you can download them.',
  buckets: 'once when the storage runs, through the bastion or in its console.',
  owners: 'A new volume belongs to the user that the image runs as.',
  template:
    'Compose would start it, too. Move it to the top level, under a name with `x-` in front.',
  holder: 'A volume belongs to the app that uses it, so nothing has to hold it.',
};
/** What a service is, if it's not its machine that it works on. */
const ONLY: Readonly<Record<SpareWork, string>> = {
  backups: 'only backs up a database',
  buckets: 'only makes buckets',
  owners: 'only changes the owners of files',
  template: 'is only copied by others',
  holder: 'ends as soon as it starts',
};
/** What `mc` makes: `mc mb store/photos`. */
const BUCKET = /\bmb (?:-\S+ )*[^\s/]+\/([\w.-]+)/g;

/** Says which services the plan leaves out, and what there is instead. */
export function explainHostWork(
  report: Report,
  services: MapNode,
  out: ReadonlyMap<string, HostWork | SpareWork>,
  alone: boolean,
): void {
  for (const entry of services.entries) {
    const work = out.get(entry.key);
    if (!work) continue;
    const isHolder = work === 'holder';
    const is = work in ONLY ? ONLY[work as SpareWork] : 'only works on the machine that it runs on';
    const command = entry.value.kind === 'map' ? commandOf(report, entry.value) : '';
    const made = [...command.matchAll(BUCKET)].map(([, name = '']) => name);
    report.add(
      isHolder ? 'note' : 'finding',
      isHolder ? 'data-container' : alone ? 'host-alone' : 'host-only',
      entry.at,
      `\`${entry.key.slice(0, 60)}\` ${is}, so it's left out`,
      `${work === 'buckets' ? `Make ${named(made)} ` : ''}${INSTEAD[work]}`,
      () => (work === 'template' ? undefined : deleteServiceFix(report, services, entry)),
    );
  }
}

/** Reports services that share another's network. */
export function checkModes(report: Report, model: ServiceModel): void {
  const network = entryOf(model.node, 'network_mode');
  const [kind, target = ''] = report.text(network?.value).split(':');
  if (network && (kind === 'service' || kind === 'container')) {
    report.add(
      'finding',
      'network-mode',
      network.at,
      `\`${model.name}\` can't share the address of \`${target.slice(0, 60)}\` here`,
      "Services don't share a network interface. Have them reach each other by name, and list this one's ports under its own `ports`. You can't route traffic through a VPN container.",
      () => asking(deletionFix(report.context, network)),
    );
  }
}

/** A service's image, or the directory it's built from. */
function originsOf(report: Report, service: MapNode): readonly string[] {
  const build = valueOf(service, 'build');
  const context = build?.kind === 'map' ? valueOf(build, 'context') : build;
  const image = report.text(valueOf(service, 'image'));
  // Two services from one directory may have two Dockerfiles. Their images then tell them apart.
  return [image, ...(image ? [] : [report.text(context)])].filter((text) => text !== '');
}

/** Settings and commands that empty a database or fill it with examples. */
const WIPES =
  /^\w*(?:(?:DB|DATABASE|MIGRATION|SCHEMA)_(?:\w+_)?(?:RESET|DROP|FRESH|SEED)|(?:RESET|DROP|SEED)_(?:DB|DATABASE|DATA|SCHEMA))=(?:true|1|yes|on)$|migrate:(?:fresh|refresh|reset)|db:(?:reset|drop|seed)|migrate reset|--(?:drop|fresh|seed|force-reset)\b/im;

/** What to do instead of a service that runs once, which depends on its image and its mounts. */
function insteadOf(report: Report, own: ServiceModel, waiting: readonly ServiceModel[]): string {
  const origins = originsOf(report, own.node);
  const same = waiting.find((model) =>
    originsOf(report, model.node).some((origin) => origins.includes(origin)),
  );
  const command = commandOf(report, own.node).replace(/^\S*sh -c/, '');
  if (OWNERS.test(command))
    return 'Delete it, because a new volume belongs to the user that the image runs as.';
  const settings = pairsOf(report, own.node, 'environment').map((pair) => pair.join('='));
  if (WIPES.test([command, ...settings].join('\n')))
    return 'Its settings or its command say that it empties or fills the database, so never run it at a release. Do its work once through the bastion, without what resets data that you need, then delete the service.';
  const mounts = own.mounts.named.length > 0 || !own.mounts.binds.every(mayConfigure);
  const written = own.mounts.binds.find(({ source }) => /(?:^|\/)\.env$/.test(source))?.source;
  if (same && written)
    return `It writes variables to \`${written}\`, which every release would lose. Make them once on your computer, set them as variables and secrets of \`${same.name}\`, then delete the service.`;
  if (!same)
    return `It runs a different image from the services that wait for it. Do its work once through the bastion, or put it into the image of \`${waiting[0]?.name ?? own.name}\`, then delete the service.`;
  return mounts
    ? `A pre-deploy command has no volumes. Have \`${same.name}\`, which runs the same image, do this when it starts, then delete the service.`
    : `Delete it and set its command as the pre-deploy command of \`${same.name}\`, which runs the same image.`;
}

/** Reports services that run once, and says what to do instead of each. */
export function explainOneShots(
  report: Report,
  services: MapNode,
  models: readonly ServiceModel[],
  oneShots: ReadonlyMap<string, readonly ServiceModel[]>,
): void {
  for (const [name, waiting] of oneShots) {
    const entry = entryOf(services, name);
    if (!entry) continue;
    const own = models.find((model) => model.name === name);
    report.add(
      'refused',
      refusals.oneShot.code,
      entry.at,
      `\`${name}\` is a one-shot service, so it's refused`,
      `${refusals.oneShot.reason} ${own ? insteadOf(report, own, waiting) : refusals.oneShot.hint}`,
      () => asking(deleteServiceFix(report, services, entry)),
    );
  }
}
