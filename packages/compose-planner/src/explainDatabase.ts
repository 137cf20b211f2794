import { engines, type Engine } from './databaseImages.ts';
import { deletionFix } from './edits.ts';
import { publishedPorts } from './exposure.ts';
import type { Report } from './report.ts';
import { entriesOf, entryOf, isNull, itemsOf, type MapNode } from './tree.ts';

const URL_VARIABLE: Readonly<Record<Engine, string>> = {
  postgres: 'DATABASE_URL',
  mysql: 'MYSQL_URL',
  redis: 'REDIS_URL',
  valkey: 'REDIS_URL',
};

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
  const environment = entryOf(service, 'environment');
  if (environment && entriesOf(environment.value).length + itemsOf(environment.value).length > 0) {
    report.add(
      'note',
      'database-user',
      environment.at,
      `\`${name}\` gets its user, password and database from the platform`,
      `Reference \`${URL_VARIABLE[engine]}\` in the apps that use it.`,
    );
  }
  const command = entryOf(service, 'command') ?? entryOf(service, 'entrypoint');
  if (command && !isNull(command.value)) {
    report.add(
      'note',
      'database-command',
      command.at,
      `The \`${command.key}\` of \`${name}\` isn't used`,
      "You change a managed database's settings in the console.",
      () => deletionFix(report.context, command),
    );
  }
}
