import { linesOf } from './credentials.ts';
import { publishedPorts } from './exposure.ts';
import { pairsOf } from './hints.ts';
import { IN_PAGES } from './needs.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { valueOf } from './tree.ts';

const HOST = /\b(?:host\.docker\.internal|172\.17\.0\.1)\b/;
const LOCAL = /\b(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1)(?::(\d+))?(?![\w.:])/;
const SUBDOMAIN = /(?:^|[^\w.-])(?:[\w-]+\.)+localhost\b/;
const ADDRESS = /^\w+:\/\/([\w.-]+)/;

/** The ports at which a file's services can be reached on the computer that runs it. */
function hostPorts(report: Report, models: readonly ServiceModel[]): ReadonlySet<string> {
  const published = models.flatMap(({ node }) =>
    publishedPorts(report, valueOf(node, 'ports'), true),
  );
  return new Set(published.flatMap(({ port }) => port.host ?? []));
}

/** Where an address may point, and what to write instead. */
const KINDS = {
  host: [
    'the computer that runs the containers',
    "An app can't reach that computer from here. Move what listens there into the project, or use an address on the internet.",
  ],
  page: [
    "an address that a browser can't reach",
    "A variable of this name usually ends up in the page, where `localhost` is the visitor's computer and a service's name means nothing. Use the other app's HTTPS address.",
  ],
  name: [
    'a name that only your own computer knows',
    "Change it to the app's new address. An app that checks the host name answers at no other.",
  ],
  local: ['`localhost`', "If a browser reads this, change it to the app's new HTTPS address."],
} as const;

/** Reports variables that name the computer on which the file ran: its host, or `localhost` as a browser sees it. */
export function explainLocalAddresses(report: Report, models: readonly ServiceModel[]): void {
  const ports = hostPorts(report, models);
  const names = new Set(['localhost', '127.0.0.1']);
  for (const model of models) for (const name of [model.name, ...model.aliases]) names.add(name);
  for (const app of models) {
    if (app.kind !== 'app') continue;
    const build = valueOf(app.node, 'build');
    const lines = linesOf(report, app.node);
    const pairs = build?.kind === 'map' ? pairsOf(report, build, 'args') : [];
    const all = [...lines, ...pairs.map(([key, value]) => ({ key, value }))];
    const found = {
      host: lines.filter(({ value }) => HOST.test(value)),
      page: all.filter(
        ({ key, value }) => IN_PAGES.test(key) && names.has(ADDRESS.exec(value)?.[1] ?? ''),
      ),
      name: lines.filter(({ value }) => SUBDOMAIN.test(value)),
      local: lines.filter(
        ({ value }) => LOCAL.test(value) && ports.has(LOCAL.exec(value)?.[1] ?? '80'),
      ),
    };
    const kind = (['host', 'page', 'name', 'local'] as const).find((key) => found[key].length > 0);
    if (!kind) continue;
    const keys = [...new Set(found[kind].map(({ key }) => key))];
    const [where, hint] = KINDS[kind];
    report.add(
      kind === 'local' ? 'note' : 'finding',
      'local-address',
      app.entry.at,
      `${named(keys)} of \`${app.name}\` point${keys.length === 1 ? 's' : ''} to ${where}`,
      hint,
    );
  }
}
