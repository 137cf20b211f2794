import { asking } from './edits.ts';
import { deleteServiceFix } from './dependencies.ts';
import { publishedPorts } from './exposure.ts';
import { holdsCertificates } from './binds.ts';
import { pairsOf } from './hints.ts';
import { healthCheckOf } from './health.ts';
import { interpolate } from './interpolate.ts';
import { isLoopback, TLS_PORTS } from './ports.ts';
import { MEDIA, proxyWork, SERVER } from './proxyImages.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { valueOf, type MapNode } from './tree.ts';
import type { Choices } from './types.ts';

/** Whether apps need a proxy for the paths by which they share an address. */
export const keepsPaths = (work: string, shared: boolean) => shared && work.endsWith('routing');

/** Whether the advice is to delete a service, whose files nobody needs then. */
export function isNeedless(report: Report, { kind, node }: ServiceModel, shared: boolean): boolean {
  const work = kind === 'app' ? proxyWork(report, node) : undefined;
  if (!work || keepsPaths(work, shared)) return false;
  return !SERVER.test(report.text(valueOf(node, 'image')));
}

/** The only other public app, if a service is a web server that only speaks HTTPS in front of it. */
export function behindTls(
  report: Report,
  { kind, node, exposure }: ServiceModel,
  models: readonly ServiceModel[],
): ServiceModel | undefined {
  if (kind !== 'app' || !TLS_PORTS.includes(exposure.publicPort ?? 0)) return undefined;
  if (!SERVER.test(report.text(valueOf(node, 'image')))) return undefined;
  const [only, ...more] = models.filter(
    (other) => other.node !== node && other.exposure.publicPort !== undefined,
  );
  return more.length === 0 && !TLS_PORTS.includes(only?.exposure.publicPort ?? 443)
    ? only
    : undefined;
}

/** Whether an app has a certificate: a mount, or a setting such as Caddy's `tls CERTIFICATE KEY`. */
const hasCertificate = (report: Report, { node, mounts }: ServiceModel): boolean =>
  mounts.binds.some(holdsCertificates) ||
  pairsOf(report, node, 'environment').some(([, value]) => /\btls \/\S+ \/\S+/.test(value));

/** Reports ports of public apps that speak HTTPS themselves, which the platform doesn't do to an app. */
export function explainTls(
  report: Report,
  services: MapNode,
  models: readonly ServiceModel[],
  { reach }: Choices,
): void {
  const read = (text: string) => interpolate(text, report.environment).text;
  for (const model of models) {
    const { name, aliases, node, exposure, entry } = model;
    const port = exposure.publicPort;
    const item = publishedPorts(report, valueOf(node, 'ports'), true).find(
      ({ port: one }) => one.first === port && one.protocol === 'tcp',
    )?.item;
    if (!item || port === undefined || reach?.has(name)) continue;
    report.service = name;
    const check = healthCheckOf(valueOf(node, 'healthcheck'), { read, names: [name, ...aliases] });
    const asked = check.type === 'http' ? check : undefined;
    const speaks = asked?.tls && asked.port === port;
    const app = behindTls(report, model, models);
    if (app)
      report.add(
        'finding',
        'proxy',
        entry.at,
        `\`${name}\` only adds HTTPS to \`${app.name}\`, which is public itself`,
        `The platform issues and renews certificates in front of \`${app.name}\`, on its port ${app.exposure.publicPort ?? ''}. Delete the service, and the total drops too.`,
        () => asking(deleteServiceFix(report, services, entry)),
      );
    else if (
      speaks ||
      TLS_PORTS.includes(port) ||
      (/443$/.test(`${port}`) && hasCertificate(report, model))
    )
      report.add(
        'finding',
        'tls',
        item.at,
        `Port ${port} of \`${name}\` receives plain HTTP`,
        speaks
          ? 'Its health check uses https://, but the platform issues and renews certificates in front of the app. Have it speak HTTP on this port.'
          : `The platform issues and renews certificates in front of the app. ${asked?.port ? `Choose ${asked.port} as its port, where its health check asks over HTTP` : 'Publish its HTTP port, often 80'}, and turn off HTTPS of its own, which would redirect every request.`,
      );
  }
  report.service = undefined;
}

/** Reports servers for calls that the file gives no ports, as in the network of their machine. */
export function explainMedia(report: Report, models: readonly ServiceModel[]): void {
  for (const { kind, name, node, entry } of models) {
    const image = report.text(valueOf(node, 'image')) || name;
    if (kind !== 'app' || !MEDIA.test(image) || valueOf(node, 'ports')) continue;
    report.service = name;
    report.add(
      'finding',
      'unreachable',
      entry.at,
      `\`${name}\` can't be reached from outside, because callers use UDP`,
      'From the internet, you can only reach an app over HTTP. Run it on a separate server, and name that in the settings of the others.',
    );
  }
  report.service = undefined;
}

/** Says which services do what the platform does, and offers to leave them out of the sum. */
export function checkProxies(
  report: Report,
  services: MapNode,
  models: readonly ServiceModel[],
  /** Apps share an address by path. */
  shared: boolean,
  /** The services that the sum leaves out. */
  gone: ReadonlySet<string>,
): void {
  for (const model of models) {
    const work = model.kind === 'app' ? proxyWork(report, model.node) : undefined;
    if (!work) continue;
    report.service = model.name;
    const [led] =
      report.text(valueOf(model.node, 'network_mode')) === 'host'
        ? models.filter(({ node, exposure }) =>
            publishedPorts(report, valueOf(node, 'ports'), true).some(
              ({ port }) => isLoopback(port.hostIp) && port.first === exposure.publicPort,
            ),
          )
        : [];
    const instead = led
      ? ` \`${led.name}\` becomes public on ${led.exposure.publicPort ?? ''} in its place. The file binds that port to 127.0.0.1.`
      : '';
    report.add(
      'finding',
      'proxy',
      model.entry.at,
      `The platform already does what \`${model.name}\` is for`,
      keepsPaths(work, shared)
        ? `Addresses and HTTPS are built in, but not the paths by which apps share an address. It also finds them through the container engine, which no app can. Put a web server in its place that knows the paths.`
        : `${work} ${work.startsWith('Issuing') ? 'is' : 'are'} built in. Delete the service${gone.has(model.name) ? ', which the total leaves out' : ', and the total drops too'}.${instead}`,
      () => {
        if (keepsPaths(work, shared)) return undefined;
        const fix = deleteServiceFix(report, services, model.entry);
        // A web server may also serve files of its own.
        return SERVER.test(report.text(valueOf(model.node, 'image'))) ? asking(fix) : fix;
      },
    );
  }
  report.service = undefined;
}
