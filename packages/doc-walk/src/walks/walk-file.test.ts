import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimProblems, readWalkFile, type WalkFile } from './walk-file.ts';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'walk-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const read = (text: string) => {
  fs.writeFileSync(path.join(root, 'page.walk.yaml'), text);
  return readWalkFile(root, 'page.mdx');
};
const messages = (text: string) =>
  read(text).problems.map(({ line, message }) => `${line}: ${message}`);

describe('a walk file', () => {
  it('is not needed', () => {
    expect(readWalkFile(root, 'other.mdx')).toEqual({ problems: [] });
  });

  it.each([
    ['an unknown key', 'hass: {}\n', "1: unknown key 'hass'"],
    ['an unknown key of a step', 'steps:\n  - at: ls\n    befor: cd\n', "2: unknown key 'befor'"],
    ['a step about nothing', 'steps:\n  - skip: no\n', "2: a step needs 'at'"],
    ['a preparation without words of the page', 'steps:\n  - at: ls\n    before: cd a\n', '2: '],
    ['a replacement without a reason', 'steps:\n  - at: ls\n    instead: cd a\n', '2: '],
    ['systemd beside an engine', 'docker: []\nsystemd: true\n', "2: 'systemd' and 'docker'"],
    ['broken YAML', 'has: [\n', '2: '],
  ])('with %s is refused', (_, text, start) => {
    expect(messages(text)[0]).toContain(start);
    expect(read(text).walk).toBeUndefined();
  });
});

describe('what a walk file claims of its page', () => {
  const walkOf = (text: string) => read(text).walk as WalkFile;

  it('is on the page', () => {
    const walk = walkOf(
      'has:\n  curl: "`curl`"\nsteps:\n  - at: ls\n    before: cd a\n    says: Go to a.\n',
    );
    const page = '<Needs>\n\nHave `curl`.\n\n</Needs>\n\nGo\nto a.\n';
    expect(claimProblems(walk, page, ['ls', 'cat b'])).toEqual([]);
  });

  it('fails where the page names a program only after what the reader needs', () => {
    const walk = walkOf('has:\n  curl: "`curl`"\n');
    const page = '<Needs>\n\nNothing.\n\n</Needs>\n\nUse `curl`.\n';
    expect(claimProblems(walk, page, [])[0]?.message).toContain('under what you need');
  });

  it('fails where the page does not tell the preparation', () => {
    const walk = walkOf('steps:\n  - at: ls\n    before: cd a\n    says: Go to a.\n');
    expect(claimProblems(walk, 'Go to b.', ['ls'])[0]?.message).toContain("'Go to a.'");
  });

  it('fails where the page tells the preparation too late', () => {
    const walk = walkOf('steps:\n  - at: ls b\n    before: cd a\n    says: Go to a.\n');
    expect(claimProblems(walk, 'Go to a.\n\nls b\n', ['ls b'])).toEqual([]);
    expect(claimProblems(walk, 'ls b\n\nGo to a.\n', ['ls b'])[0]?.message).toContain('only after');
  });

  it('fails where no words open another client', () => {
    const walk = walkOf('steps:\n  - at: GRANT\n    into: mysql -u root\n');
    expect(claimProblems(walk, 'GRANT ALL;', ['GRANT ALL;'])[0]?.message).toContain('Add says');
  });

  it('fails where it does not name a file or folder of the repository', () => {
    const walk = walkOf('files:\n  examples/express: ' + "'the folder `express`'\n");
    expect(claimProblems(walk, 'Fetch the folder\n`express`.', [])).toEqual([]);
    expect(claimProblems(walk, 'Fetch it.', [])[0]?.message).toContain("'the folder `express`'");
  });

  it('fails where it does not tell what a block asks', () => {
    const walk = walkOf('steps:\n  - at: ls\n    tells: It asks for a name.\n');
    expect(claimProblems(walk, 'It asks for\na name.', ['ls'])).toEqual([]);
    expect(claimProblems(walk, 'It asks.', ['ls'])[0]?.message).toContain("'It asks for a name.'");
  });

  it('fails where no block or two are meant', () => {
    const walk = walkOf('steps:\n  - at: ls\n    skip: no reason\n');
    expect(claimProblems(walk, '', [])[0]?.message).toContain('0 blocks');
    expect(claimProblems(walk, '', ['ls', 'ls -l'])[0]?.message).toContain('2 blocks');
  });
});
