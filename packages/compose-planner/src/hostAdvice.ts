import { asking, deletionFix } from './edits.ts';
import { deleteServiceFix } from './dependencies.ts';
import { hostWork, type HostWork } from './hostWork.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, type MapNode } from './tree.ts';

/** What there is instead of a service that only works on its machine. */
const INSTEAD: Readonly<Record<HostWork, string>> = {
  updates: 'A push or a deploy hook brings a new image.',
  restarts: 'The platform restarts an app that fails its health check.',
  metrics: "You'll find each service's CPU, memory and disk under **Metrics**.",
  console: 'You manage apps in the console.',
  logs: "You'll find the logs of every service under **Logs**.",
  engine:
    "It needs the machine's processes or its container engine, which no app can use. Run it on a server of your own, or do without it.",
  network:
    "It works in the network of its machine, which an app can't see. Run it on a server or a device of your own there.",
};

/** Says which services the plan leaves out because their only work is the machine that they run on. */
export function explainHostWork(
  report: Report,
  services: MapNode,
  out: ReadonlySet<string>,
  alone: boolean,
): void {
  for (const entry of services.entries) {
    const work = out.has(entry.key) && hostWork(report, entry.value);
    if (!work) continue;
    report.add(
      'finding',
      alone ? 'host-alone' : 'host-only',
      entry.at,
      `\`${entry.key.slice(0, 60)}\` only works on the machine that it runs on, so it's left out`,
      INSTEAD[work],
      () => deleteServiceFix(report, services, entry),
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
