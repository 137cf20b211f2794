import { describe, expect, it } from 'vitest';
import { plan } from './plan.ts';

/**
 * Milliseconds of processor time of the shortest of some runs: what the work takes
 * on a warm machine, whatever else runs there.
 */
function fastest(text: string, enough: number, runs = 30): number {
  let best = Infinity;
  for (let run = 0; run < runs && best >= enough; run += 1) {
    const before = process.cpuUsage();
    plan(text);
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

describe('time', { timeout: 120_000 }, () => {
  it('a file of 5,000 lines is planned within 100 ms', () => {
    const text = long(5000);
    expect(text.split('\n').length).toBeGreaterThan(4900);
    expect(plan(text)).toMatchObject({ services: 40, state: 'ready' });
    expect(fastest(text, 100)).toBeLessThan(100);
  });

  it.each(['', 'x-'])("billion laughs under '%s' are told at once", (prefix) => {
    const text = laughs(prefix);
    expect(plan(text).findings[0]).toMatchObject({
      code: 'alias',
      sentence: 'Aliases make this more than 100,000 values',
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

  it('a megabyte is refused without reading it', () => {
    const text = 'a'.repeat(1_000_000);
    expect(plan(text).findings[0]).toMatchObject({ code: 'too-long' });
    expect(fastest(text, 20)).toBeLessThan(20);
  });
});
