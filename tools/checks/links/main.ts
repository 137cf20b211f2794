import { collectUses, type Use } from './collect.ts';
import { judgeLinks } from './judge.ts';
import { askAll, isAlive } from './live.ts';

const placesOf = (url: string, uses: readonly Use[]) =>
  [
    ...new Set(uses.filter((use) => use.url === url).map(({ file, line }) => `${file}:${line}`)),
  ].sort();

/** Lists the external addresses, checks them according to `args` (`--quiet`, `--live`) and returns the exit status. */
export async function main(root: string, args: readonly string[]): Promise<number> {
  const print = (text: string) => process.stdout.write(`${text}\n`);
  const uses = collectUses(root);
  const urls = [...new Set(uses.map(({ url }) => url))].sort();
  if (!args.includes('--quiet')) {
    for (const url of urls) print(`${url}\n    ${placesOf(url, uses).join('\n    ')}`);
    print('');
  }
  if (urls.length === 0) {
    print('✗ no external address was found: the check looked at nothing');
    return 1;
  }
  const problems = judgeLinks(uses);
  for (const { url, message } of problems)
    print(`✗ ${url} ${message}\n    ${placesOf(url, uses).join('\n    ')}`);
  let dead = 0;
  if (args.includes('--live')) {
    for (const result of (await askAll(urls)).filter((candidate) => !isAlive(candidate))) {
      dead += 1;
      const what = result.movedTo
        ? `has moved to ${result.movedTo}`
        : `answers ${result.status || result.error}`;
      const shown = urls.find((url) => url.replace(/#.*$/, '') === result.url) ?? result.url;
      print(`✗ ${result.url} ${what}\n    ${placesOf(shown, uses).join('\n    ')}`);
    }
  }
  const files = new Set(uses.map(({ file }) => file)).size;
  print(
    `${urls.length} external addresses in ${files} files, ${problems.length} problems${args.includes('--live') ? `, ${dead} dead or moved` : ''}`,
  );
  return problems.length + dead > 0 ? 1 : 0;
}
