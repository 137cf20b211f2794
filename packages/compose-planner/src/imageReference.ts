/** The parts of an image reference. `repository` leaves out Docker Hub's registry and `library/`. */
export interface ImageReference {
  repository: string;
  tag?: string;
  digest?: string;
}

/** Registries that mirror Docker Hub's official images unchanged. */
const MIRRORS = [
  'docker.io/',
  'index.docker.io/',
  'registry-1.docker.io/',
  'public.ecr.aws/docker/',
  'mirror.gcr.io/',
];

const COMPONENT = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const REGISTRY = /^(?:localhost|[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+|[a-zA-Z0-9.-]+(?=:\d))(?::\d+)?$/;

/** Reads `[registry/]name[:tag][@digest]`, or returns undefined if it isn't a valid reference. */
export function parseImage(text: string): ImageReference | undefined {
  const [named = '', digest, ...more] = text.trim().split('@');
  if (
    more.length > 0 ||
    (digest !== undefined && !/^[a-z0-9+._-]+:[0-9a-fA-F]{32,}$/.test(digest))
  ) {
    return undefined;
  }
  const slash = named.lastIndexOf('/');
  const colon = named.indexOf(':', slash + 1);
  const path = colon === -1 ? named : named.slice(0, colon);
  const tag = colon === -1 ? undefined : named.slice(colon + 1);
  if (tag !== undefined && !/^\w[\w.-]{0,127}$/.test(tag)) return undefined;
  const parts = path.split('/');
  const hasRegistry = parts.length > 1 && REGISTRY.test(parts[0] ?? '');
  if (!parts.slice(hasRegistry ? 1 : 0).every((part) => COMPONENT.test(part))) return undefined;
  const mirror = MIRRORS.find((prefix) => path.startsWith(prefix));
  const repository = (mirror ? path.slice(mirror.length) : path).replace(/^library\//, '');
  return { repository, ...(tag ? { tag } : {}), ...(digest ? { digest } : {}) };
}
