import type { Template } from '../../site/templates/index.ts';

/** A source of a pitfall with a name that is short and tells where it leads. */
export interface PitfallLink {
  label: string;
  url: string;
}

/** 'kavita#2915' for an issue or pull request on GitHub, the file's name for a file, else the host. */
export function issueLabel(url: string): string {
  const { hostname, pathname } = new URL(url);
  const [, repository, kind, last] =
    /^\/[^/]+\/([^/]+)(?:\/(issues|pull|discussions|blob|tree)\/(?:.*\/)?([^/]+))?$/.exec(
      pathname,
    ) ?? [];
  if (hostname !== 'github.com' || !repository) return hostname;
  if (!kind || !last) return repository;
  return kind === 'blob' || kind === 'tree' ? `${repository}, ${last}` : `${repository}#${last}`;
}

/** The sources of a template's pitfalls, each once. */
export function pitfallLinks({ pitfalls }: Template): readonly PitfallLink[] {
  const urls = new Set(pitfalls.flatMap(({ url }) => (url ? [url] : [])));
  return [...urls].map((url) => ({ label: issueLabel(url), url }));
}
