import { isNull, itemsOf, valueOf, type TreeNode } from './tree.ts';

/** How the health of an app is checked: an HTTP path, a TCP connect, or nothing said in the file. */
export type HealthCheck = { type: 'http'; path: string } | { type: 'tcp' } | { type: 'unset' };

const URL_IN_COMMAND = /https?:\/\/[^\s/'"|;&)]+(\/[^\s'"|;&)]*)?/;

/** What a `healthcheck` becomes: the path of the first URL in its command, otherwise a TCP connect. */
export function healthCheckOf(
  node: TreeNode | undefined,
  read: (text: string) => string,
): HealthCheck {
  if (isNull(node)) return { type: 'unset' };
  const disable = valueOf(node, 'disable');
  if (disable?.kind === 'scalar' && disable.text === 'true') return { type: 'tcp' };
  const test = valueOf(node, 'test');
  const words = test?.kind === 'scalar' ? [test] : itemsOf(test).map((item) => item.value);
  const command = words.map((word) => (word.kind === 'scalar' ? read(word.text) : '')).join(' ');
  const url = URL_IN_COMMAND.exec(command);
  return url
    ? { type: 'http', path: (url[1] ?? '/').replace(/[?#].*$/, '') || '/' }
    : { type: 'tcp' };
}
