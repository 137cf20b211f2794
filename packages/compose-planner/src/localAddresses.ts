import { linesOf } from './credentials.ts';
import { publishedPorts } from './exposure.ts';
import { listed, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { valueOf } from './tree.ts';

const HOST = /\bhost\.docker\.internal\b/;
const LOCAL = /:\/\/(?:localhost|127\.0\.0\.1)(?::(\d+))?(?![\w.:])/;
const MAX_NAMED = 6;

/** The ports at which a file's services can be reached on the computer that runs it. */
function hostPorts(report: Report, models: readonly ServiceModel[]): ReadonlySet<string> {
  const published = models.flatMap(({ node }) =>
    publishedPorts(report, valueOf(node, 'ports'), true),
  );
  return new Set(published.flatMap(({ port }) => port.host ?? []));
}

function explain(report: Report, app: ServiceModel, names: readonly string[], isHost: boolean) {
  const shown = names.slice(0, MAX_NAMED).map((name) => `\`${name.slice(0, 60)}\``);
  const where = isHost ? 'the computer that runs the containers' : '`localhost`';
  report.add(
    isHost ? 'finding' : 'note',
    'local-address',
    app.entry.at,
    `${listed(shown)} of \`${app.name}\` point${names.length === 1 ? 's' : ''} to ${where}`,
    isHost
      ? "An app can't reach that computer from here. Move what listens there into the project, or use an address on the internet."
      : "If a browser reads this, change it to the app's new HTTPS address.",
  );
}

/** Reports variables that name the computer on which the file ran: its host, or `localhost` as a browser sees it. */
export function explainLocalAddresses(report: Report, models: readonly ServiceModel[]): void {
  const ports = hostPorts(report, models);
  for (const app of models) {
    if (app.kind !== 'app') continue;
    const lines = linesOf(report, app.node);
    const host = lines.filter(({ value }) => HOST.test(value));
    const local = lines.filter(({ value }) => ports.has(LOCAL.exec(value)?.[1] ?? '80'));
    const found = host.length > 0 ? host : local.filter(({ value }) => LOCAL.test(value));
    if (found.length > 0)
      explain(
        report,
        app,
        found.map(({ key }) => key),
        host.length > 0,
      );
  }
}
