import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { main } from './cli.ts';
import { testPlatform } from './testing.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compose-plan-'));
const write = (name: string, text: string) => {
  fs.writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
let facts = '';
beforeAll(() => {
  facts = write('facts.json', JSON.stringify(testPlatform));
});

/** Runs the command on a file and returns its output and exit status. */
function run(text: string, ...options: string[]) {
  const printed: string[] = [];
  const file = write('compose.yaml', text);
  const status = main([file, '--platform', facts, ...options], (line) => printed.push(line));
  return { status, text: printed.join('\n').replaceAll(folder + path.sep, '') };
}

const READY = 'services: {web: {image: "nginx:1", ports: [80]}}\n';
const QUESTION = 'services: {web: {image: "nginx:1", ports: [80], volumes: ["./a:/srv/a"]}}\n';
const REFUSED = 'services:\n  web:\n    image: nginx:1\n    privileged: true\n';

describe('compose-plan', () => {
  it.each([
    ['a stack that is ready', READY, 0],
    ['a question', QUESTION, 1],
    ['a refused part', REFUSED, 2],
    ['a file that is no YAML', 'a: [', 3],
  ])('ends with a status by the worst finding: %s', (_, text, status) => {
    expect(run(text).status).toBe(status);
  });

  it('prints rows, the sum, and findings with file and line', () => {
    const { text } = run(REFUSED);
    expect(text).toMatch(/^web {2}app, .* {2}micro, 512 MB {2}€4\.50$/m);
    expect(text).toContain("1 service, €4.50 once fixed. Doesn't run yet");
    expect(text).toContain('compose.yaml:4:5: refused: privileged of web is refused.');
  });

  it('names the file and the line that a person wrote when several are given', () => {
    const over = write(
      'compose.override.yaml',
      '# more\nservices:\n  b:\n    image: y\n    privileged: true\n',
    );
    const { text } = run('# one\nservices:\n  a: {image: x, devices: [/dev/dri]}\n', over);
    expect(text).toContain('compose.override.yaml:5:5: refused: privileged');
    expect(text).toContain('compose.yaml:3:17: refused: devices');
  });

  it('names the variables that have no value', () => {
    const { text } = run('services: {web: {image: x, environment: ["A=${A:?}", "B=${B:-1}"]}}\n');
    expect(text).toContain('\nVariables without a value: A\n');
  });

  it('prints the notes that change what someone does next, and no others', () => {
    const app = 'image: x, ports: [80, 82], env_file: a.env';
    const { text } = run(`services: {a: {${app}}, b: {image: axllent/mailpit, ports: [8025]}}`);
    expect(text).toMatch(/: finding: The variables of a are in .*, which isn't here/);
    expect(text).toMatch(/note: Port 8025 of b/);
    expect(text).not.toContain('Port 82');
  });

  it('prints the plan as JSON', () => {
    const made = JSON.parse(run(QUESTION, '--format', 'json').text) as { problems: number };
    expect(made.problems).toBe(1);
  });

  it('prints the findings as SARIF, at their lines', () => {
    const { runs, version } = JSON.parse(run(REFUSED, '--format', 'sarif').text) as {
      version: string;
      runs: { results: { level: string; locations: object[] }[] }[];
    };
    expect(version).toBe('2.1.0');
    expect(runs[0]?.results.find(({ level }) => level === 'error')?.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'compose.yaml' },
          region: { startLine: 4, startColumn: 5 },
        },
      },
    ]);
  });

  it('says how it is used where something is missing', () => {
    const printed: string[] = [];
    expect(main([], (line) => printed.push(line))).toBe(3);
    expect(printed[0]).toMatch(/^usage: compose-plan/);
  });
});
