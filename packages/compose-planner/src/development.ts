import { commandOf, pairsOf } from './hints.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entryOf, valueOf, type MapNode } from './tree.ts';

/** What a service is built from, as far as the file says. */
export function buildOf(report: Report, service: MapNode) {
  const build = valueOf(service, 'build');
  const of = (key: string) => report.text(valueOf(build, key));
  const context = (build?.kind === 'map' ? of('context') : report.text(build)) || '.';
  // Files of other contexts may be copied too.
  const isOpen = valueOf(build, 'additional_contexts') !== undefined;
  return { context, isOpen, target: of('target'), dockerfile: of('dockerfile') };
}

/** The folders of a path, seen from a folder that is as deep as anyone goes up. */
function stepsOf(path: string): readonly string[] {
  const steps = [...'012345'];
  for (const step of path.split('/'))
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  return steps;
}

/** Whether a build with this context can't copy a path. */
export function isOutside(
  { context, isOpen }: ReturnType<typeof buildOf>,
  source: string,
): boolean {
  if (isOpen || [context, source].some((path) => !/^(?!\w+:|git@)[\w.][^$\\]*$/.test(path)))
    return false;
  const steps = stepsOf(source);
  return stepsOf(context).some((step, at) => steps[at] !== step);
}

/** Stages and Dockerfiles for development. */
const STAGE = /(?:^|[-_./])(?:dev(?:el(?:op(?:ment)?)?|container)?|debug|local|watch)(?:$|[-_./])/i;
/** Commands that serve code while it's written. */
const SERVER =
  /\b(?:(?:npm|pnpm|yarn|bun)(?: run)?(?: -\S+)* (?:\w+:)?(?:dev|develop|watch)\b|nodemon|ts-node-dev|(?:tsx|cargo|dotnet) watch|ng serve|(?:next|nuxt|nuxi|astro|fastapi) dev|vite(?=$|\s+-)|webpack(?:-dev-server| serve)|vue-cli-service serve|react-scripts start|flask (?:\S+ )*run\b|manage\.py runserver|artisan serve|php -S|bin\/dev|spring-boot:run|go run)|(?:^|\s)(?:air$|--(?:reload|watch|debug|hot|inspect)(?=[\s=]|$))/;
const MODE = /^(?:\w+_)?ENV(?:IRONMENT)?$/;

/** Asks about apps that are built or started as their authors do while they write them. */
export function explainDevelopment(report: Report, models: readonly ServiceModel[]): void {
  for (const { kind, name, node } of models) {
    if (kind !== 'app') continue;
    const { target, dockerfile } = buildOf(report, node);
    const command = commandOf(report, node);
    const [server] = SERVER.exec(command) ?? [];
    const mode = pairsOf(report, node, 'environment').find(
      ([key, value]) => MODE.test(key) && /^dev(?:elopment)?$/i.test(value),
    );
    const [key, what] = STAGE.test(target)
      ? ['build', `is built as its target \`${target}\``]
      : STAGE.test(dockerfile)
        ? ['build', `is built from \`${dockerfile}\``]
        : server
          ? [entryOf(node, 'command') ? 'command' : 'entrypoint', `runs \`${server.trim()}\``]
          : ['environment', mode ? `runs with \`${mode.join('=')}\`` : ''];
    if (!what) continue;
    report.service = name;
    report.add(
      'finding',
      'development',
      entryOf(node, key)?.at ?? node.start,
      `\`${name}\` ${what}, which is for development`,
      'Such an app is slow, shows its errors to visitors and often answers at `localhost` only. Name the target, the command or the setting for production.',
    );
  }
  report.service = undefined;
}
