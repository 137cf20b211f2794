import { isNull, itemsOf, valueOf, type TreeNode } from './tree.ts';

/** How the health of an app is checked: an HTTP path, a TCP connect, its process, or nothing said in the file. */
export type HealthCheck =
  | { type: 'http'; path: string; port?: number; tls?: true }
  | { type: 'tcp' }
  | { type: 'process' }
  | { type: 'unset' };

/** How to read a health check's values, and the names that the service has for itself. */
export interface CheckScope {
  read: (text: string) => string;
  names: readonly string[];
}

const URL_IN_COMMAND =
  /(https?):\/\/(?:[^\s/'"|;&)@]*@)?(\[[^\]]*\]|[^\s/'"|;&):]+)(?::(\d{1,5}|\$\{?\w+\}?))?(\/[^\s'"|;&)]*)?/;
/** `curl -f localhost:3000/up`: curl and wget assume HTTP if an address has no scheme. */
const BARE_URL =
  /\b(?:curl|wget)\b[^|;&]*?[\s'"]((?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|[a-z][\w.-]*(?=:\d)))(?::(\d{1,5}))?(\/[^\s'"|;&)]*)?(?=[\s'"|;&)]|$)/;
/** `nc -z localhost 8080`, `/dev/tcp/127.0.0.1/8080`. */
const PORT_IN_COMMAND =
  /(?:localhost|127\.0\.0\.1|0\.0\.0\.0)[\s/:](\d{2,5})\b|\/dev\/tcp\/[^/\s]+\/(\d{2,5})/;

/** Whether the URL of a check points to the container itself and not to another service. */
const isOwn = (host: string, names: readonly string[]) =>
  names.includes(host) ||
  /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\$|`hostname`)/i.test(host);

/** The command of a check in one line, with the default for each `${NAME:-default}` that the shell would fill in. */
export function checkCommandOf(node: TreeNode | undefined, read: (text: string) => string): string {
  const test = valueOf(node, 'test');
  const words = test?.kind === 'scalar' ? [test] : itemsOf(test).map((item) => item.value);
  return words
    .map((word) => (word.kind === 'scalar' ? read(word.text) : ''))
    .join(' ')
    .replace(/\$\{\w+:?-([^${}]*)\}/g, '$1');
}

/** What a `healthcheck` becomes: the path of the first URL in its command, otherwise a TCP connect. */
export function healthCheckOf(node: TreeNode | undefined, scope: CheckScope): HealthCheck {
  if (isNull(node)) return { type: 'unset' };
  const disable = valueOf(node, 'disable');
  const command = checkCommandOf(node, scope.read);
  if (
    (disable?.kind === 'scalar' && /^(?:true|yes|on|y)$/i.test(disable.text)) ||
    command.trim() === 'NONE'
  )
    return { type: 'process' };
  const full = URL_IN_COMMAND.exec(command);
  const bare = full ? null : BARE_URL.exec(command);
  if (!full && !bare) return { type: 'tcp' };
  const [host, port, path] = full ? full.slice(2) : (bare ?? []).slice(1);
  const own = isOwn(host ?? '', scope.names);
  return {
    type: 'http',
    path: (path ?? '/').replace(/[?#].*$/, '') || '/',
    ...(own && Number(port) > 0 ? { port: Number(port) } : {}),
    ...(own && full?.[1] === 'https' ? { tls: true } : {}),
  };
}

/** Whether a check asks the service itself over HTTP without naming a port, which is port 80. */
export function asksPort80(node: TreeNode | undefined, read: (text: string) => string): boolean {
  const command = checkCommandOf(node, read);
  return (
    /\bhttp:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?=[/\s'"|;&)]|$)/.test(command) &&
    !command.includes('unix-socket')
  );
}

/** The port of the service itself that a check without a URL connects to. */
export function portOfCheck(
  node: TreeNode | undefined,
  read: (text: string) => string,
): number | undefined {
  const match = PORT_IN_COMMAND.exec(checkCommandOf(node, read));
  const port = Number(match?.[1] ?? match?.[2] ?? Number.NaN);
  return port >= 1 && port <= 65_535 ? port : undefined;
}
