import { simpleCommands } from '../../languages/shell-lexer.ts';
import { isApt, type Rule, withoutDocuments } from './rule.ts';

/** How many programs a script puts into the background of the reader's shell, which then prints a line about each. */
export const jobsOf = (script: string) =>
  [...withoutDocuments(script).matchAll(/^\S.*[^&\s] *&[^\S\n]*$/gm)].length;

/** How many more programs a script puts into the background than it ends. */
function jobsLeft(script: string): number {
  const lines = withoutDocuments(script).split('\n');
  const ended = lines.flatMap((line) => {
    if (/\bjobs -p.*\bkill\b|\bkill\b.*\bjobs -p/.test(line)) return [Infinity];
    const names = /^\s*(?:sudo )?kill ((?:-(?!HUP)\w+ )?[^-].*)$/.exec(line)?.[1];
    return names ? [names.split(/\s+/).length] : [];
  });
  return jobsOf(script) - ended.reduce((sum, count) => sum + count, 0);
}

/** Packages whose server goes on, now and after each start of the machine. */
const SERVERS = /^(?:.+-server|postgresql|nginx|haproxy|caddy|nsd|unbound|apache2|memcached)$/;

/** Containers with a name, Compose projects and packages of servers that a script leaves running. */
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

/** Programs in the background are ended. */
export const endedJobs: Rule = () => {
  let jobs = 0;
  let last: ((message: string) => void) | undefined;
  return {
    see({ text, isShell, wrong }) {
      if (!isShell) return;
      if (jobsOf(text) > 0) last = wrong;
      jobs += jobsLeft(text);
    },
    end() {
      if (jobs > 0)
        last?.('it leaves a program in the background, and no block of the page ends all of these');
    },
  };
};

/** How to stop named containers, Compose projects and servers of packages is said; a server of the reader's own, as in a post, is meant to go on. */
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

/** Names that a script gives to images. */
const imagesOf = (script: string): string[] =>
  simpleCommands(script).flatMap(({ words }) => {
    if (words[0] !== 'docker') return [];
    if (words[1] === 'tag') return words.slice(3);
    if (words[1] !== 'build') return [];
    return words.flatMap((word, at) =>
      /^(?:-t|--tag)$/.test(words[at - 1] ?? '') ? [word] : (/^--tag=(.+)$/.exec(word)?.[1] ?? []),
    );
  });

/** Each name of an image that a lesson makes is removed: an image with two names outlives one of them. */
export const imageNames: Rule = ({ file, source }) => {
  const names = new Map<string, (message: string) => void>();
  return {
    see({ text, isShell, wrong }) {
      if (!isShell || !file.startsWith('learn/')) return;
      for (const name of imagesOf(text))
        if (/^[\w./:-]+$/.test(name) && !names.has(name)) names.set(name, wrong);
    },
    end() {
      const removals = [...source.matchAll(/\bdocker (?:image rm|rmi) ([^\n`|]*)/g)];
      const removed = new Set(removals.flatMap((match) => match[1]?.trim().split(/\s+/)));
      for (const [name, wrong] of names)
        if (!removed.has(name)) wrong(`it leaves the image '${name}': no docker image rm names it`);
    },
  };
};

/** A container that a page removes by its name may be the reader's own, which the page speaks of where it makes its own. */
export const ownContainers: Rule = ({ source }) => ({
  see({ text, isShell, above, after, wrong }) {
    if (!isShell) return;
    for (const { words } of simpleCommands(text)) {
      const name = words[words.indexOf('--name') + 1] ?? '';
      if (words[0] !== 'docker' || !words.includes('--name') || !/^[\w-]+$/.test(name)) continue;
      const isRemoved = new RegExp(`\\bdocker rm\\b[^\\n\`]* ${name}\\b`).test(source);
      const said = new RegExp(
        `(?:docker ps -a|in use)[^\\n]*\`${name}\`|\`${name}\`[^\\n]*(?:docker ps -a|in use)`,
      );
      if (isRemoved && !said.test(`${above}\n${after}`))
        wrong(
          `it removes the container '${name}', which may be the reader's own: say what to do where \`docker ps -a\` shows one`,
        );
    }
  },
});
