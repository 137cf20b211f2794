import { simpleCommands } from '../../languages/shell-lexer.ts';
import { isApt, type Rule } from './rule.ts';

/** Packages whose server keeps running, and starts with the machine. */
const SERVERS = /^(?:.+-server|postgresql|nginx|haproxy|caddy|nsd|unbound|apache2|memcached)$/;

/** Named containers, Compose projects and server packages that a script leaves running. */
function startedBy(script: string): (readonly [string, RegExp])[] {
  const started: (readonly [string, RegExp])[] = [];
  for (const { words } of simpleCommands(script)) {
    const [program, verb] = words;
    for (const name of isApt(words, 'install') ? words.filter((word) => SERVERS.test(word)) : [])
      started.push([
        `the server of the package '${name}'`,
        new RegExp(
          `\\b(?:systemctl (?:stop|disable)|apt (?:remove|purge))\\b[^\\n\`]*\\b${name}\\b`,
        ),
      ]);
    if (program !== 'docker') continue;
    const isDetached = words.some((word) => /^(?:-[a-z]*d[a-z]*|--detach)$/.test(word));
    const name = words[words.indexOf('--name') + 1] ?? '';
    if (verb === 'run' && isDetached && words.includes('--name') && /^[\w-]+$/.test(name))
      started.push([
        `the container '${name}'`,
        new RegExp(`\\bdocker (?:rm|stop|kill)\\b[^\\n\`]*\\b${name}\\b`),
      ]);
    if (verb === 'compose' && words.includes('up') && (isDetached || words.includes('--wait')))
      started.push([
        'what Compose starts',
        /\bdocker compose\b[^\n`]*\b(?:down|rm|stop)\b|\bdocker rm\b/,
      ]);
  }
  return started;
}

/**
 * A page says how to stop named containers, Compose projects and server packages. A reader's own
 * server, as in a post, is meant to go on.
 */
export const stopped: Rule = ({ file, source }) => {
  const left = new Map<string, readonly [RegExp, (message: string) => void]>();
  return {
    see({ text, isShell, wrong }) {
      if (!isShell || file.startsWith('blog/')) return;
      for (const [what, end] of startedBy(text)) if (!left.has(what)) left.set(what, [end, wrong]);
    },
    end() {
      for (const [what, [end, wrong]] of left)
        if (!end.test(source))
          wrong(`it leaves ${what} running, and the page never says how to stop it`);
    },
  };
};
