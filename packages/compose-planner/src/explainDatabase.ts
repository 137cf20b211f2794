import { engines, type Engine } from './databaseImages.ts';
import { publishedPorts } from './exposure.ts';
import type { Report } from './report.ts';
import { entryOf, itemsOf, type MapNode } from './tree.ts';

/** Reports what a managed database ignores in the file. */
export function explainDatabase(
  report: Report,
  name: string,
  service: MapNode,
  engine: Engine,
): void {
  const { label, port } = engines[engine];
  const ports = entryOf(service, 'ports');
  // Reports the ports that Compose refuses.
  if (ports) publishedPorts(report, ports.value, true);
  if (ports && itemsOf(ports.value).length > 0) {
    report.add(
      'note',
      'database-port',
      ports.at,
      `${label} is never public`,
      `Apps in the project reach it at \`${name}:${port}\`, and you reach it through the bastion.`,
    );
  }
}
