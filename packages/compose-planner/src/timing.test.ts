import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { plan } from './testing.ts';
import { redactValues } from './redact.ts';

/**
 * Milliseconds of processor time of the shortest of some runs: what the work takes
 * on a warm machine, whatever else runs there.
 */
function fastest(text: string, enough: number, runs = 80, work: (text: string) => unknown = plan) {
  let best = Infinity;
  for (let run = 0; run < runs && best >= enough; run += 1) {
    const before = process.cpuUsage();
    work(text);
    const used = process.cpuUsage(before);
    best = Math.min(best, (used.user + used.system) / 1000);
  }
  return best;
}

const long = (lines: number) => {
  const services = 40;
  const variables = Math.floor((lines - 1) / services) - 5;
  const block = (at: number) =>
    [
      `  app-${at}:`,
      `    image: nginx:1.${at}`,
      '    ports:',
      `      - "${8000 + at}:80"`,
      '    environment:',
      ...Array.from({ length: variables }, (_, key) => `      KEY_${key}: value ${key}`),
    ].join('\n');
  return `services:\n${Array.from({ length: services }, (_, at) => block(at)).join('\n')}\n`;
};

const laughs = (prefix: string) => {
  const levels = Array.from({ length: 10 }, (_, level) => {
    const word = level === 0 ? 'lol' : `*l${level - 1}`;
    return `${prefix}l${level}: &l${level} [${Array(10).fill(word).join(', ')}]`;
  });
  return `${levels.join('\n')}\nservices: {a: {image: x}}\n`;
};

const repeat = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

/** Files that cost most for what they are: each within the limits of the planner. */
const abuse: Readonly<Record<string, () => string>> = {
  'a merge of 1,500 unknown keys into 50 services': () =>
    `x-base: &base\n${repeat(1500, (at) => `  key_${at}: ${at}\n`)}services:\n${repeat(50, (at) => `  app-${at}:\n    <<: *base\n    image: nginx:1.${at}\n`)}`,
  'defaults in defaults': () =>
    `services:\n${repeat(40, (at) => `  app-${at}:\n    image: x:1\n    environment:\n${repeat(20, (key) => `      K${key}: "${'${A:-'.repeat(19)}x${'}'.repeat(19)}"\n`)}`)}`,
  '9,000 volumes that nothing mounts': () =>
    `services:\n  app:\n    image: x:1\nvolumes:\n${repeat(9000, (at) => `  volume-${at}:\n`)}`,
  'chains of extends': () =>
    `services:\n${repeat(50, (at) => `  app-${at}:\n${at === 0 ? '    image: x:1\n' : `    extends: app-${at - 1}\n`}    labels:\n${repeat(20, (key) => `      l${at}-${key}: v\n`)}`)}`,
  '2,000 ports': () =>
    `services:\n${repeat(20, (at) => `  app-${at}:\n    image: x:1\n    ports:\n${repeat(100, (port) => `      - "${10000 + at * 100 + port}:${1000 + port}"\n`)}`)}`,
};

describe('time', { timeout: 120_000 }, () => {
  // In units of the reading alone, whose milliseconds differ from machine to machine.
  it('a file of 5,000 lines is planned in less than three times the time that its YAML is read in', () => {
    const text = long(5000);
    expect(text.split('\n').length).toBeGreaterThan(4900);
    expect(plan(text)).toMatchObject({ services: 40, state: 'ready' });
    // In turn, so that both have the machine's quiet moments.
    let [read, planned] = [Infinity, Infinity];
    for (let turn = 0; turn < 20 || (turn < 80 && planned >= 3 * read); turn += 1) {
      read = Math.min(read, fastest(text, 0, 1, parseDocument));
      planned = Math.min(planned, fastest(text, 0, 1));
    }
    expect(planned).toBeLessThan(3 * read);
  });

  it.each(['', 'x-'])("billion laughs under '%s' are told at once", (prefix) => {
    const text = laughs(prefix);
    expect(plan(text).findings[0]).toMatchObject({
      code: 'alias',
      sentence: 'Aliases expand this to more than 100,000 values',
    });
    expect(fastest(text, 20)).toBeLessThan(20);
  });

  it('merge keys of merge keys stay small', () => {
    const levels = Array.from(
      { length: 20 },
      (_, level) =>
        `x-${level}: &m${level} {<<: [${Array(10)
          .fill(`*m${level - 1}`)
          .join(', ')}], k${level}: 1}`,
    );
    const text = `x: &m-1 {a: 1}\n${levels.join('\n')}\nservices: {a: {image: x, <<: *m19}}\n`;
    expect(fastest(text, 50)).toBeLessThan(50);
  });

  it.each([
    ['brackets', '['],
    ['braces', '{'],
    ['dashes', '- '],
    ['questions', '? '],
    ['quotes', '"'],
    ['aliases', '*a '],
    ['anchors', 'a: &a '],
    ['garbage', '}: [\n'],
    ['documents', '---\n'],
    ['tabs', '\ta: b\n'],
    ['comments', '# a\n'],
    ['blocks', 'a: |\n  x\n'],
    ['keys that stand twice', 'a: b\n'],
    ['dollars', '${a:-'],
  ])('a long file of nothing but %s has an answer', (_, part) => {
    for (const length of [2_000, 100_000]) {
      const text = part.repeat(Math.ceil(length / part.length));
      expect(plan(text).findings.length).toBeGreaterThan(0);
      // Wide of the 100 ms of a usual machine: the first run of such a file compiles the code it takes.
      expect(fastest(text, 1000, 3)).toBeLessThan(1000);
    }
  });

  it.each(Object.entries(abuse))('%s have an answer', (_, make) => {
    const text = make();
    expect(plan(text).state).not.toBe('unreadable');
    // Wide of the 100 ms that are aimed at: a fence against work that grows with the square.
    expect(fastest(text, 1000, 3)).toBeLessThan(1000);
  });

  it('the values of a list of 150 kB on one line are left out at once', () => {
    const list = Array.from({ length: 9000 }, (_, at) => `"KEY_${at}=value"`).join(', ');
    const text = `services: {web: {image: x, environment: [${list}]}}`;
    const before = process.cpuUsage();
    expect(redactValues(text)).not.toContain('value');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it('a megabyte is refused without reading it', () => {
    const text = 'a'.repeat(1_000_000);
    expect(plan(text).findings[0]).toMatchObject({ code: 'too-long' });
    expect(fastest(text, 20)).toBeLessThan(20);
  });
});
