/* npm run size: lines per area, lines of code per page and words for maintainers, compared with another
   commit: the one before the rebuild, or --base=REF. */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { kindOf, type Size, sizeOf } from './size/count.ts';

const { values } = parseArgs({ options: { base: { type: 'string', default: 'be77735' } } });

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });

/** The size of a commit, or of the working tree without one. */
function sizeAt(ref?: string): Size {
  const at = ref ? [ref] : [];
  const counted = git('grep', '-c', '', ...at)
    .trim()
    .split('\n');
  const lines = new Map<string, number>();
  for (const line of counted) {
    const [, file = '', count] = /^(.*):(\d+)$/.exec(ref ? line.slice(ref.length + 1) : line) ?? [];
    lines.set(file, Number(count));
  }
  const wordsOf = (files: string[]): number =>
    git('grep', '-h', '', ...at, '--', ...files)
      .split(/\s+/)
      .filter(Boolean).length;
  const named = [...lines.keys()];
  return sizeOf(lines, {
    'words of content': wordsOf(named.filter((file) => file.endsWith('.mdx'))),
    'words for maintainers': wordsOf(named.filter((file) => kindOf(file) === 'words')),
  });
}

const [before, now] = [sizeAt(values.base), sizeAt()];
const difference = (one = 0, other = 0): string => {
  const change = other - one;
  return `${one} | ${other} | ${change > 0 ? '+' : ''}${change}`;
};
const rows = [...new Set([...before.rooms.keys(), ...now.rooms.keys()])].sort().map((room) => {
  const [one, other] = [before.rooms.get(room), now.rooms.get(room)];
  const data = other?.data ? ` ${other.data} of data` : '';
  return `| ${room}${data} | ${difference(one?.code, other?.code)} | ${difference(one?.tests, other?.tests)} |`;
});
console.log(`| room | code, ${values.base} | now | | tests, ${values.base} | now | |
|---|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}

| | ${values.base} | now | |
|---|--:|--:|--:|
${Object.keys(now.sums)
  .map((name) => `| ${name} | ${difference(before.sums[name], now.sums[name])} |`)
  .join('\n')}`);
