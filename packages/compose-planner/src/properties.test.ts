import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from './edits.ts';
import { plan, priceOf } from './testing.ts';
import { redactValues } from './redact.ts';
import type { Plan } from './types.ts';

/** Lines of a service, valid and not, in block and in flow style. */
const LINES = [
  'ports: ["8080:80"]',
  'ports:\n      - 3000-3005\n      - "127.0.0.1:22:22"\n      - {target: 443, foo: 1}',
  'expose: [9000]',
  'volumes:\n      - data:/var/lib/data # data\n      - ./conf:/etc/conf\n      - /var/run/docker.sock:/s',
  'volumes: ["my_data:/x", /anonymous]',
  'volumes:\n      - type: bind\n        source: ./x\n        target: /x\n      - type: volume\n        source: undeclared\n        target: /y',
  'environment:\n      SECRET: s3cr3t\n      OTHER: "s3cr3t two" # s3cr3t',
  'environment: [A=s3cr3t, "B=s3cr3t", C]',
  'environment: {A: s3cr3t, B: *word}',
  'depends_on: [a, nobody]',
  'depends_on:\n      b:\n        condition: service_completed_successfully\n      c: {condition: service_started}',
  'deploy: {replicas: 12}',
  'deploy:\n      replicas: 3\n      resources:\n        limits:\n          memory: 12g\n          foo: bar',
  'mem_limit: 512M',
  'mem_limit: lots',
  'cpus: "2.5"',
  'privileged: true',
  'network_mode: host # why',
  'cap_add:\n      - NET_ADMIN\n      - SYS_TIME',
  'devices: [/dev/dri]',
  'pid: host',
  'enviroment: {}',
  'imgae: x',
  'foo: {bar: [1, 2]}',
  'restart: "no"',
  'user: root\n    user: other',
  'command: echo $(date)',
  'healthcheck: {test: curl http://localhost/up, interval: 5s}',
  'profiles: [debug]',
  'extends: a',
  'extends: {file: other.yaml, service: a}',
  'container_name: x',
  'stop_grace_period: 2m',
  'platform: linux/arm64',
  '<<: *base',
];
const IMAGES = [
  'nginx:1.27',
  'postgres:17',
  'postgres:14',
  'mysql:8.0',
  'redis',
  'mariadb:11',
  'Nginx',
  'a/b:${TAG}',
  '${IMAGE}',
];

const service = fc.record({
  name: fc.constantFrom('a', 'b', 'c', 'My_App', 'web', 'constructor', '__proto__', 'x'.repeat(25)),
  image: fc.option(fc.constantFrom(...IMAGES)),
  lines: fc.subarray(LINES, { maxLength: 7 }),
});

const file = fc
  .record({
    services: fc.uniqueArray(service, { minLength: 1, maxLength: 6, selector: ({ name }) => name }),
    head: fc.constantFrom('', '# comment\n', 'version: "3"\n', 'foo: 1\n', 'name: shop\n'),
    volumes: fc.constantFrom('', 'volumes:\n  data:\n  my_data: {}\n', 'volumes: {data: {}}\n'),
    crlf: fc.boolean(),
    end: fc.constantFrom('', '\n', '\n\n# end'),
  })
  .map(({ services, head, volumes, crlf, end }) => {
    const base = 'x-base: &base\n  restart: always\n  ipc: host\nx-word: &word s3cr3t\n';
    const blocks = services.map(({ name, image, lines }) =>
      [
        `  ${name}:`,
        ...(image ? [`    image: ${image}`] : []),
        ...lines.map((line) => `    ${line}`),
      ].join('\n'),
    );
    const text = `${head}${base}${volumes}services:\n${blocks.join('\n')}${end}`;
    return crlf ? text.replace(/\n/g, '\r\n') : text;
  });

/** Anything a keyboard or a clipboard may leave in the editor. */
const noise = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ...'services: |web:|image: |ports:|- |  |\n|\t|{|}|[|]|,|"|\'|&a |*a |<<: |? |: |# |!reset |---\n|...\n|$|${A:-|}|\r\n|\u0000|\uFEFF|%YAML 9\n|80:80|postgres:17|~|null|=|__proto__|.inf|!!binary '.split(
          '|',
        ),
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join('')),
  fc
    .tuple(file, fc.nat(), fc.nat({ max: 30 }), fc.string({ maxLength: 5 }))
    .map(([text, at, length, insert]) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + insert + text.slice(from + length);
    }),
);

function sound(result: Plan, text: string): void {
  expect(result.total).toBe(result.rows.reduce((sum, row) => sum + row.price, 0));
  expect(priceOf(result.expression)).toBe(result.total);
  for (const row of result.rows) {
    expect(row.price).toBe(priceOf(row.expression));
    expect(Number.isSafeInteger(row.price)).toBe(true);
  }
  expect(new Set(result.rows.map(({ id }) => id)).size).toBe(result.rows.length);
  const lines = text.split('\n').length;
  for (const finding of result.findings) {
    expect(finding.line).toBeGreaterThanOrEqual(1);
    expect(finding.line).toBeLessThanOrEqual(lines);
    expect(finding.column).toBeGreaterThanOrEqual(1);
    expect(finding.sentence).not.toBe('');
    expect(finding.hint).not.toBe('');
    for (const edit of finding.fix?.edits ?? []) {
      expect(edit.from).toBeGreaterThanOrEqual(0);
      expect(edit.to).toBeGreaterThanOrEqual(edit.from);
      expect(edit.to).toBeLessThanOrEqual(text.length);
    }
  }
  const bad = result.findings.some(
    ({ severity }) => severity === 'error' || severity === 'refused',
  );
  if (result.state === 'unreadable') expect(result.rows).toEqual([]);
  expect(bad).toBe(result.state !== 'ready');
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
}

/** The names of the services that a text has, read without the planner. */
const servicesOf = (text: string) =>
  [...text.replace(/\r/g, '').matchAll(/^ {2}(\S+):$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'data' && name !== 'my_data');

const sentences = (result: Plan, code: string, sentence: string) =>
  result.findings.filter((finding) => finding.code === code && finding.sentence === sentence)
    .length;

describe('for any text', { timeout: 120_000 }, () => {
  it('there is a sound plan or a finding', () => {
    fc.assert(
      fc.property(noise, (text) => sound(plan(text), text)),
      { numRuns: 800 },
    );
  });

  it('values are left out as a whole or not at all', () => {
    fc.assert(
      fc.property(noise, (text) => typeof redactValues(text) !== 'number'),
      { numRuns: 300 },
    );
  });
});

/** Everything except notes, in words. */
const problemsIn = ({ findings }: Plan): string[] =>
  findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ code, sentence }) => `${code} ${sentence}`);

describe('for any Compose file', { timeout: 120_000 }, () => {
  it('the plan is sound', () => {
    fc.assert(
      fc.property(file, (text) => sound(plan(text), text)),
      { numRuns: 300 },
    );
  });

  it('a fix leaves a file that can be read, without the finding', () => {
    fc.assert(
      fc.property(file, (text) => {
        const before = plan(text);
        for (const { code, sentence, fix } of before.findings) {
          if (!fix) continue;
          const after = plan(applyEdits(text, fix.edits));
          expect(
            after.findings.filter((finding) => ['yaml', 'alias'].includes(finding.code)),
          ).toEqual([]);
          expect(sentences(after, code, sentence)).toBeLessThan(sentences(before, code, sentence));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('any subset of the fixes leaves a file that is read, its other services, and fewer of its problems', () => {
    fc.assert(
      fc.property(
        file,
        fc.array(fc.boolean(), { minLength: 100, maxLength: 100 }),
        (start, mask) => {
          const first = plan(start);
          const chosen = first.findings.filter(({ fix }, at) => fix && mask[at]);
          let text = start;
          const said: string[] = [];
          let heavy = 0;
          for (const { code, sentence } of chosen) {
            const same = plan(text).findings.find(
              (finding) => finding.code === code && finding.sentence === sentence && finding.fix,
            );
            if (!same?.fix) continue;
            text = applyEdits(text, same.fix.edits);
            said.push(`${same.sentence} ${same.hint} ${same.fix.label}`);
            if (same.severity !== 'note') heavy += 1;
          }
          if (said.length === 0) return;
          const after = plan(text);
          expect(after.findings.filter(({ code }) => ['yaml', 'alias'].includes(code))).toEqual([]);
          // What a fixed line brings to light, such as the second of two equal keys, isn't counted.
          const had = problemsIn(first);
          const left = problemsIn(after).filter((problem) => had.includes(problem));
          // What a note offers to delete is no problem.
          expect(left.length).toBeLessThan(had.length + (heavy > 0 ? 0 : 1));
          const kept = new Set(servicesOf(text));
          for (const name of servicesOf(start))
            if (!kept.has(name)) expect(said.join(' ')).toContain(name);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('fixing whatever can be fixed comes to an end', () => {
    fc.assert(
      fc.property(file, (start) => {
        let text = start;
        for (let step = 0; ; step += 1) {
          expect(step).toBeLessThan(200);
          const fix = plan(text).findings.find((finding) => finding.fix)?.fix;
          if (!fix) break;
          text = applyEdits(text, fix.edits);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('no environment value is left in a shared file, and the rows stay', () => {
    fc.assert(
      fc.property(file, (text) => {
        const hidden = redactValues(text);
        if (hidden === undefined) return;
        expect(hidden.replace(/&word .*/, '')).not.toContain('s3cr3t');
        expect(plan(hidden).rows).toEqual(
          plan(text).rows.map((row, at) => {
            const { offset, end } = plan(hidden).rows[at] ?? {};
            return { ...row, offset, end };
          }),
        );
      }),
      { numRuns: 300 },
    );
  });
});
