import { execFileSync } from 'node:child_process';

/**
 * True in a Git repository with its whole history. Elsewhere the date of a
 * page's last change is unknown, and a shallow clone would give every page the
 * same false one, so that none is shown.
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
