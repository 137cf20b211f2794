import { writtenIn, type Written } from './environment.ts';
import { labelled } from './hints.ts';
import { listed, named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { valueOf } from './tree.ts';

/** How a proxy of the file reaches a service: at which hosts and paths, and what it does besides. */
interface Route {
  model: ServiceModel;
  hosts: ReadonlySet<string>;
  paths: ReadonlySet<string>;
  /** The proxy removes the path before the app gets a request. */
  strips: boolean;
  ports: ReadonlySet<string>;
  at: number;
}

const words = (text: string) =>
  text.split(/[\s,]+(?![^{}]*\})/).map((word) => word.replace(/[`'"]/g, ''));
const MANY = 10;

/** The arguments of every matcher in a rule, apart from those that are negated. */
const matched = (rule: string, matcher: string) =>
  [...rule.matchAll(new RegExp(`(?<![!\\w])${matcher}\\(([^)]*)\\)`, 'g'))].flatMap(([, inside]) =>
    words(inside ?? ''),
  );
/** The same in the rules of Traefik 1: `Host:a.example;PathPrefixStrip:/api`. */
const older = (rule: string, matcher: string) =>
  rule.split(';').flatMap((part) => {
    const found = new RegExp(`^\\s*${matcher}:(.+)`).exec(part);
    return found ? words(found[1] ?? '') : [];
  });

/** Stands for the host of rules that name none, which all answer at one address. */
const ANY = '*';

function routeOf(model: ServiceModel): Route | undefined {
  const settings = writtenIn(valueOf(model.node, 'environment'));
  const pairs: readonly Written[] = labelled(model.node).flatMap((map) =>
    writtenIn(valueOf(map, 'labels')),
  );
  if (pairs.some(({ key, raw }) => key === 'traefik.enable' && raw === 'false')) return undefined;
  const hosts: string[] = [];
  const paths: string[] = [];
  const ports: string[] = [];
  for (const { key, raw } of pairs) {
    if (/^traefik\.http\.routers\.[^.]+\.rule$/i.test(key)) {
      const own = matched(raw, 'Host(?:Regexp)?');
      const found = matched(raw, 'Path(?:Prefix|Regexp)?');
      hosts.push(...(own.length === 0 && found.length > 0 ? [ANY] : own));
      paths.push(...found);
    } else if (/^traefik\.(?:[\w-]+\.)?frontend\.rule$/.test(key)) {
      hosts.push(...older(raw, 'Host'));
      paths.push(...older(raw, 'Path(?:Prefix)?(?:Strip)?'));
    } else if (/\.loadbalancer\.server\.port$/i.test(key)) ports.push(raw);
    else if (/^caddy(?:_\d+)?$/.test(key)) hosts.push(...words(raw));
    else if (/^caddy[._]/.test(key) && /^\/\S/.test(raw)) paths.push(raw.split(/\*|\s/)[0] ?? '');
  }
  for (const { key, raw } of settings) {
    if (key === 'VIRTUAL_HOST') hosts.push(...words(raw));
    if (key === 'VIRTUAL_PATH' && raw !== '/') paths.push(raw);
  }
  const all = pairs.map(({ key, raw }) => `${key}=${raw}`).join('\n');
  const [first] = pairs;
  const strips =
    /stripprefix|PathPrefixStrip|handle_path|strip_prefix|\.middlewares=\S*strip/i.test(all) ||
    settings.some(({ key, raw }) => key === 'VIRTUAL_DEST' && raw === '/');
  return {
    model,
    hosts: new Set(hosts.filter(Boolean)),
    paths: new Set(paths.filter((path) => path !== '' && path !== '/')),
    strips,
    ports: new Set(ports),
    at: first?.offset ?? model.entry.at,
  };
}

/** Which path leads where: '`/api` to `api:8000`'. */
const ways = ({ paths, ports, model }: Route) => {
  const { publicPort, internalPort } = model.exposure;
  const port = ports.size > 1 ? '' : `:${publicPort ?? internalPort ?? ''}`;
  return paths.size === 0 ? [] : [`${named([...paths].slice(0, 3))} to \`${model.name}${port}\``];
};

/**
 * Says what the labels of a proxy ask for and the platform doesn't do: several apps at one address, paths without
 * their prefix. Returns whether apps share an address by path.
 */
export function explainRoutes(report: Report, models: readonly ServiceModel[]): boolean {
  const routes = models
    .filter(({ kind }) => kind === 'app')
    .flatMap((model) => routeOf(model) ?? []);
  const shared = new Set<Route>();
  for (const route of routes)
    for (const other of routes)
      if (other !== route && [...route.hosts].some((host) => other.hosts.has(host)))
        shared.add(route);
  const [first] = shared;
  report.service = undefined;
  if (first) {
    const strips = [...shared].some((route) => route.strips);
    report.add(
      'finding',
      'shared-host',
      first.at,
      `${named([...shared].map(({ model }) => model.name))} share one address in the file`,
      `Its proxy tells them apart, but here each app has an address of its own, and no path leads to another app. Have a web server as the only public app that forwards ${listed([...shared].flatMap(ways).slice(0, MANY)) || 'to them'}${strips ? ', without the prefix where the file strips it' : ''}. Or give each its own address and change what calls it.`,
    );
  }
  for (const route of routes) {
    const { model, ports, at } = route;
    report.service = model.name;
    if (ports.size > 1)
      report.add(
        'finding',
        'two-ports',
        at,
        `\`${model.name}\` is public on one port, not on ${named([...ports])}`,
        "The file's proxy has an address for each, but an app has one public port. Have it serve everything on that, or put a web server in front.",
      );
  }
  report.service = undefined;
  return first !== undefined;
}
