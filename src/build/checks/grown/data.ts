import { replaceOnce } from '../../content/replace-once.ts';
import type { Project } from './project.ts';

const times = (figure: string, factor: number, decimals: number): string =>
  (Number(figure) * factor).toFixed(decimals);

/** One size 4 % dearer, and a euro that buys 5 % more. */
export function changePrices(project: Project): void {
  const prices = 'src/site/priceList.ts';
  project.write(
    prices,
    replaceOnce(
      project.read(prices),
      /name: 'small'.*month: euro\('[\d.]+'\)/,
      (line) => line.replace(/(?<=euro\(')[\d.]+/, (month) => times(month, 1.04, 2)),
      prices,
    ),
  );
  const market = 'src/site/platforms/market.ts';
  project.write(
    market,
    replaceOnce(
      project.read(market),
      /id: 'market\/usd-per-eur',[^}]*?value: [\d.]+/,
      (row) => row.replace(/[\d.]+$/, (rate) => times(rate, 1.05, 4)),
      market,
    ),
  );
}

/** Every fact about another platform was read on that day (ISO date), by us, at its vendor. */
export function readFactsAgain(project: Project, day: string): void {
  let read = 0;
  for (const file of project.list('src/site/platforms', '.ts')) {
    if (/(?:types|index|age|rows|\.test)\.ts$/.test(file)) continue;
    const text = project
      .read(file)
      .replace(/^( *date:) (?:null|'[\d-]+'),$/gm, (_, key: string) => {
        read += 1;
        return `${key} '${day}',`;
      })
      .replace(/^( *readBy:) '[\w ]+',$/gm, "$1 'vendor',");
    project.write(file, text);
  }
  if (read === 0) throw new Error('src/site/platforms: no fact has a date to be changed');
}
