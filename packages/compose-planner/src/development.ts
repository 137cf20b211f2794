import { linesOf } from './credentials.ts';
import { commandOf } from './hints.ts';
import { SERVER as WEB_SERVER } from './proxyImages.ts';
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

const UP = '012345';

/** The folders of a path, seen from a folder that is as deep as anyone goes up. */
function stepsOf(path: string): readonly string[] {
  const steps = [...UP];
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

/** A path as a build with this context sees it. Folders above the file have no name that's known. */
export function within(context: string, path: string): string {
  const [steps, base] = [stepsOf(path), stepsOf(context)];
  if (base.some((step, at) => steps[at] !== step) || /[$:~]/.test(context)) return path;
  const rest = steps.slice(base.length);
  const known = rest.filter((step, at) => step !== UP[base.length + at]);
  return (known.length < rest.length ? ['…', ...known] : known).join('/') || '.';
}

/** Stages and Dockerfiles for development. */
const STAGE = /(?:^|[-_./])(?:dev(?:el(?:op(?:ment)?)?|container)?|debug|local|watch)(?:$|[-_./])/i;
/** Commands that serve code while it's written. */
const SERVER =
  /\b(?:(?:npm|pnpm|yarn|bun)(?: run)?(?: -\S+)* (?:\w+:)?(?:dev|develop|watch)\b|nodemon|ts-node-dev|(?:tsx|cargo|dotnet) watch|ng serve|(?:next|nuxt|nuxi|astro|fastapi) dev|vite(?=$|\s+-)|webpack(?:-dev-server| serve)|vue-cli-service serve|react-scripts start|flask (?:\S+ )*run\b|manage\.py runserver|make \S*\bdev\b|artisan serve|php -S|bin\/dev|spring-boot:run|go run)|(?:^|\s)(?:air$|--(?:dev|reload|watch|debug|hot|inspect)(?=[\s=]|$))/;
const MODE = /^(?!\w*PUBLIC_|VITE_)(?:\w+_)?(?:ENV(?:IRONMENT)?|MODE)$/;
/** Frameworks show visitors their errors, settings included. */
const DEBUG = /^(?!BITNAMI_)(?:\w+_)?DEBUG$/;

/** What the first lines of a file say of it, if that isn't for production. */
const HEADER =
  /^(?:\s*#.*\n)*?\s*#.*(?:\bthis [^\n]*\bfor (?:(?:local )?development|local testing)\b|\b(?:development|demonstration) only\b|\bnot (?:\w+ )?for production\b(?! use without)).*\n/i;

/** The comment at the top of a file that is for development. */
export const developmentHeader = (text: string): string => HEADER.exec(text)?.[0].trim() ?? '';

/** Asks about apps that are built or started as their authors do while they write them. */
export function explainDevelopment(report: Report, models: readonly ServiceModel[]): void {
  const header = developmentHeader(report.context.source.text);
  if (header)
    report.add(
      'finding',
      'development',
      0,
      "The file isn't for production, as its first lines say",
      `\`${(/#\s*(\w.*?)[.!]*$/.exec(header)?.[1] ?? '').slice(0, 120)}\`. Plan the one for production, or leave this one out if it's an override.`,
    );
  const isBehind = models.some(
    (model) =>
      report.open.has(model.name) && WEB_SERVER.test(report.text(valueOf(model.node, 'image'))),
  );
  let last: string | undefined;
  for (const { kind, name, node, exposure, database } of models) {
    if (kind !== 'app') continue;
    const { target, dockerfile } = buildOf(report, node);
    const command = commandOf(report, node);
    const [server] = SERVER.exec(command) ?? [];
    const mode = linesOf(report, node).find(
      ({ key, value, given }) =>
        (!(given && database) && MODE.test(key) && /^dev(?:elopment)?$/i.test(value)) ||
        ((exposure.publicPort ?? (isBehind || (report.open.size === 0 && exposure.ports[0]))) &&
          DEBUG.test(key) &&
          /^true$/i.test(value)),
    );
    const [key, what, is = 'is'] = STAGE.test(target)
      ? ['build', `is built as its target \`${target}\``]
      : server
        ? [entryOf(node, 'command') ? 'command' : 'entrypoint', `runs \`${server.trim()}\``]
        : STAGE.test(dockerfile)
          ? ['build', `is built from \`${dockerfile}\``, 'by its name may be']
          : [
              mode?.given ? 'env_file' : 'environment',
              mode ? `${mode.given ? 'sets' : 'runs with'} \`${mode.key}=${mode.value}\`` : '',
            ];
    if (!what) continue;
    report.service = name;
    // Apps of one set have the same variables, which is said once.
    if (last !== undefined && key?.startsWith('env')) {
      if (!mode?.given) report.again(last);
      continue;
    }
    last = report.add(
      'finding',
      'development',
      entryOf(node, key)?.at ?? node.start,
      // Not every service that gets a file for the whole project reads all of it.
      `${key === 'env_file' ? `The \`${mode?.given ?? ''}\`` : `\`${name}\``} ${what}, which ${is} for development`,
      `${is === 'is' ? 'Such an app' : 'Look into it. An app for development'} is slow, shows its errors to visitors and often answers at \`localhost\` only. Name the target, the command or the setting for production.`,
    );
  }
  report.service = undefined;
}
