import { execFileSync } from 'node:child_process';

/**
 * True in a Git repository with its whole history. Elsewhere the date of a page's last change is unknown,
 * and a shallow clone would give every page the same false one, so none is shown.
 */
export function isFullClone(): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

/**
 * When one of these files or folders last changed according to the history, as an ISO 8601 time. Undefined
 * if unknown.
 */
export function lastCommit(paths: readonly string[], cwd = process.cwd()): string | undefined {
  if (!isFullClone()) return undefined;
  const answer = execFileSync('git', ['log', '-1', '--format=%cI', '--', ...paths], {
    cwd,
    encoding: 'utf8',
  });
  return answer.trim() || undefined;
}
