import type { Environment } from './interpolate.ts';
import type { Report } from './report.ts';
import { isNull, itemsOf, valueOf, type MapNode } from './tree.ts';

/** A file with variables that a service reads as a whole, and its values if it was given. */
interface EnvFile {
  path: string;
  /** Compose does without it. */
  isOptional: boolean;
  /** As it's called in `envPlaces`. */
  file: string;
  values?: Environment | undefined;
}

/** The files with variables that a service reads as a whole. */
export function envFilesOf(report: Report, service: MapNode): readonly EnvFile[] {
  const node = valueOf(service, 'env_file');
  // A program reads its `.env` itself where the file or the folder around it is mounted.
  const isMounted = itemsOf(valueOf(service, 'volumes')).some(({ value }) =>
    /^(?:(?:\.\/)?\.env:.*\/\.env(?::\w+)?$|\.\/?:)/.test(report.text(value)),
  );
  const own = { path: '.env', isOptional: true, file: '', values: report.environment };
  const mounted = isMounted && own.values.size > 0 ? [own] : [];
  if (!node || isNull(node)) return mounted;
  // Without a folder in its name, a file of that name counts.
  const near = [...report.envFiles].sort(([a], [b]) => a.length - b.length);
  const nodes = node.kind === 'list' ? node.items.map(({ value }) => value) : [node];
  const named = nodes.map((value) => {
    const written = report.text(value.kind === 'map' ? valueOf(value, 'path') : value);
    const path = written.replace(/^(?:\.{1,2}\/)+/, '');
    const last = path.split('/').pop() ?? '';
    const isOptional = report.text(valueOf(value, 'required')) === 'false';
    if (last === '.env') {
      const isHere = (key: string) =>
        path === last || `/${report.envPlaces.get(key)?.file ?? ''}`.endsWith(`/${path}`);
      const values = new Map([...report.environment].filter(([key]) => isHere(`\n${key}`)));
      const isGiven =
        values.size > 0 ||
        [...report.envPlaces.keys()].some((key) => key.startsWith('\n') && isHere(key));
      return { path, isOptional, file: '', values: isGiven ? values : undefined };
    }
    const [found] = [path, last].flatMap((end) =>
      near.filter(([name]) => `/${name}`.endsWith(`/${end}`)),
    );
    return { path, isOptional, file: found?.[0] ?? '', values: found?.[1] };
  });
  return named.some(({ file }) => file === '') ? named : [...mounted, ...named];
}

/** Whether a service needs a file with variables that wasn't given. */
export const lacksEnv = (report: Report, service: MapNode): boolean =>
  envFilesOf(report, service).some(({ values, isOptional }) => !values && !isOptional);
