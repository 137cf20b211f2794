import { isNull, itemsOf, valueOf, type TreeNode } from './tree.ts';

/** How the health of an app is checked: an HTTP path, a TCP connect, or nothing said in the file. */
export type HealthCheck =
  { type: 'http'; path: string; port?: number } | { type: 'tcp' } | { type: 'unset' };

const URL_IN_COMMAND =
  /https?:\/\/(?:[^\s/'"|;&)@]*@)?(\[[^\]]*\]|[^\s/'"|;&):]+)(?::(\d{1,5}|\$\{?\w+\}?))?(\/[^\s'"|;&)]*)?/;
/** `nc -z localhost 8080`, `/dev/tcp/127.0.0.1/8080`. */
const PORT_IN_COMMAND =
  /(?:localhost|127\.0\.0\.1|0\.0\.0\.0)[\s/:](\d{2,5})\b|\/dev\/tcp\/[^/\s]+\/(\d{2,5})/;

/** Whether the URL of a check asks the container itself, and not another service. */
const isOwn = (host: string) =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\$|`hostname`)/i.test(host);

/** The command of a check in one line; `${NAME:-default}` that a shell would read is its default. */
function commandOf(node: TreeNode | undefined, read: (text: string) => string): string {
  const test = valueOf(node, 'test');
  const words = test?.kind === 'scalar' ? [test] : itemsOf(test).map((item) => item.value);
  return words
    .map((word) => (word.kind === 'scalar' ? read(word.text) : ''))
    .join(' ')
    .replace(/\$\{\w+:?-([^${}]*)\}/g, '$1');
}

/** What a `healthcheck` becomes: the path of the first URL in its command, otherwise a TCP connect. */
export function healthCheckOf(
  node: TreeNode | undefined,
  read: (text: string) => string,
): HealthCheck {
  if (isNull(node)) return { type: 'unset' };
  const disable = valueOf(node, 'disable');
  if (disable?.kind === 'scalar' && /^(?:true|yes|on|y)$/i.test(disable.text))
    return { type: 'tcp' };
  const url = URL_IN_COMMAND.exec(commandOf(node, read));
  if (!url) return { type: 'tcp' };
  const own = isOwn(url[1] ?? '');
  const port = Number(url[2]);
  return {
    type: 'http',
    path: (url[3] ?? '/').replace(/[?#].*$/, '') || '/',
    ...(own && port > 0 ? { port } : {}),
  };
}

/** The port of its own that a check without a URL connects to. */
export function portOfCheck(
  node: TreeNode | undefined,
  read: (text: string) => string,
): number | undefined {
  const match = PORT_IN_COMMAND.exec(commandOf(node, read));
  const port = Number(match?.[1] ?? match?.[2] ?? Number.NaN);
  return port >= 1 && port <= 65_535 ? port : undefined;
}
