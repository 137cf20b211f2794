import { asking } from './edits.ts';
import { deleteServiceFix } from './dependencies.ts';
import { publishedPorts } from './exposure.ts';
import { isLoopback } from './ports.ts';
import { proxyWork, SERVER } from './proxyImages.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { valueOf, type MapNode } from './tree.ts';

/** Whether apps need a proxy for the paths by which they share an address. */
export const keepsPaths = (work: string, shared: boolean) => shared && work.endsWith('routing');

/** Whether the advice is to delete a service, whose files nobody needs then. */
export function isNeedless(report: Report, { kind, node }: ServiceModel, shared: boolean): boolean {
  const work = kind === 'app' ? proxyWork(report, node) : undefined;
  if (!work || keepsPaths(work, shared)) return false;
  return !SERVER.test(report.text(valueOf(node, 'image')));
}

/** Says which services do what the platform does, and offers to leave them out of the sum. */
export function checkProxies(
  report: Report,
  services: MapNode,
  models: readonly ServiceModel[],
  /** Apps share an address by path. */
  shared: boolean,
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
        : `${work} ${work.startsWith('Issuing') ? 'is' : 'are'} built in. Delete the service, and the total drops too.${instead}`,
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
