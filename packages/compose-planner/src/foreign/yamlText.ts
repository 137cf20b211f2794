import { stringify } from 'yaml';

/** A service as it's written, without the keys that have no value. */
export type Service = Record<string, unknown>;

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** Volumes with a name that mounts of the short form use. */
function namedVolumes(services: readonly Service[]): readonly string[] {
  const mounts = services.flatMap(
    ({ volumes }) => (volumes as readonly string[] | undefined) ?? [],
  );
  const names = mounts.map((mount) => /^([A-Za-z0-9][\w.-]+):/.exec(mount)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** A Compose file with services and the volumes they name. */
export function composeText(services: ReadonlyMap<string, Service>): string {
  const written = Object.fromEntries(
    [...services].map(([name, service]) => [
      name,
      Object.fromEntries(Object.entries(service).filter(([, value]) => !isEmpty(value))),
    ]),
  );
  const volumes = namedVolumes([...services.values()]);
  const file = {
    services: written,
    ...(volumes.length > 0
      ? { volumes: Object.fromEntries(volumes.map((name) => [name, {}])) }
      : {}),
  };
  // YAML 1.1 reads `22:22` as a number in base sixty, so ports are quoted.
  return stringify(file, { lineWidth: 0 })
    .replace(/^( {2}\S+): \{\}$/gm, '$1:')
    .replace(/^( +- )([\d.:-]+\d(?:\/\w+)?)$/gm, '$1"$2"');
}
