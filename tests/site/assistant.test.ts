import { describe, expect, it } from 'vitest';
import { limitText } from '../../src/lib/limits.ts';
import { formatAmount } from '../../src/lib/money.ts';
import { rates, sizeOf } from '../../src/lib/prices.ts';
import { readOut } from './pages.ts';

/*
 * A reader like an assistant: it has the collected pages alone, looks up the
 * passages that share most with the question, and must find the right figure
 * in the first ten of some two thousand. Questions in a customer's words, answers from the data.
 */

interface Passage {
  text: string;
  words: Map<string, number>;
  length: number;
}

const STOP = new Set(
  'a an and are as at be can do does for from has have how i if in is it its me my of on or per that the there to under what when which with you your'.split(
    ' ',
  ),
);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .filter((word) => !STOP.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|es|s|ing|ed)$/, '') : word));

function passagesOf(text: string): Passage[] {
  return text
    .split(/^<!-- page: /m)
    .slice(1)
    .flatMap((page) => {
      const title = /^# (.+)$/m.exec(page)?.[1] ?? '';
      return page.split(/^(?=#{2,3} )/m).map((part) => {
        const all = wordsOf(`${title} ${part}`);
        const words = new Map<string, number>();
        for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
        return { text: `${title}\n${part}`, words, length: all.length };
      });
    });
}

const passages = passagesOf(readOut('llms-full.txt'));
const average = passages.reduce((sum, { length }) => sum + length, 0) / passages.length;

/** The passages that fit a question best (BM25). */
function found(question: string, count: number): Passage[] {
  const query = [...new Set(wordsOf(question))].map((word) => {
    const known = passages.filter(({ words }) => words.has(word)).length;
    return [word, Math.log(1 + (passages.length - known + 0.5) / (known + 0.5))] as const;
  });
  const score = ({ words, length }: Passage) =>
    query.reduce((sum, [word, weight]) => {
      const times = words.get(word) ?? 0;
      return sum + (weight * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * length) / average));
    }, 0);
  return passages
    .map((passage) => ({ passage, score: score(passage) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ passage }) => passage);
}

const price = (size: Parameters<typeof sizeOf>[0]) => formatAmount(sizeOf(size).month);

const questions: readonly (readonly [question: string, answer: string])[] = [
  ['What does a nano app cost a month?', price('nano')],
  ['What does a medium PostgreSQL cost a month?', price('medium')],
  ['What does an xlarge cost a month?', price('xlarge')],
  ['What does a GB of volume disk cost a month?', formatAmount(rates.diskGbMonth)],
  ['What does a GB of volume snapshots cost?', formatAmount(rates.snapshotGbMonth)],
  [
    'What does a TB of outgoing traffic cost beyond the included one?',
    formatAmount(rates.trafficTb),
  ],
  ['What does a build minute cost after the included minutes?', formatAmount(rates.buildMinute)],
  ['How much credit has the trial?', formatAmount(rates.trialCredit).replace('.00', '')],
  ['How many connections has the free PostgreSQL?', limitText('free.connections')],
  ['How many connections does a small PostgreSQL allow?', limitText('connections.small')],
  ['How many days are database backups kept?', limitText('backup.days')],
  ['How long are logs kept?', limitText('logs.days')],
  ['What is the largest size of a volume?', limitText('disk.max')],
  ['How many replicas can an app have at most?', limitText('app.replicas')],
  ['How long may a pre-deploy command take?', limitText('app.preDeploy')],
  ['How many own domains can an app have?', limitText('app.domains')],
  ['Which versions of PostgreSQL are offered?', limitText('postgres.versions')],
  ['On which port does the bastion listen for SSH?', limitText('bastion.port')],
  ['How many releases can I return to?', limitText('app.releases')],
  ['When does an unpaid account have its apps stopped?', limitText('unpaid.stop')],
];

describe('twenty questions to the collected pages alone', () => {
  it('are twenty, asked of many passages', () => {
    expect(questions).toHaveLength(20);
    expect(passages.length).toBeGreaterThan(800);
  });

  it.each(questions)('%s %s', (question, answer) => {
    const texts = found(question, 10).map(({ text }) => text);
    expect(
      texts.some((text) => text.includes(answer.replaceAll('\u00a0', ' '))),
      texts.map((text) => text.slice(0, 80)).join('\n'),
    ).toBe(true);
  });
});
