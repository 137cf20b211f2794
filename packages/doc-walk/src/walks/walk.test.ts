import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../blocks.ts';
import { unitsOf } from '../units.ts';
import { filesOf, partOf, shutIn, surpriseOf } from './walk.ts';
import { readWalkFile, type WalkFile } from './walk-file.ts';

const inFolder = <T>(look: (folder: string) => T): T => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'walk-'));
  try {
    return look(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
};

const kindOf = (walkFile: string, block: string, info = 'bash') =>
  inFolder((root) => {
    fs.writeFileSync(path.join(root, 'page.walk.yaml'), walkFile);
    const walk = readWalkFile(root, 'page.mdx').walk as WalkFile;
    const [unit] = unitsOf(blocksOf('page.mdx', `\`\`\`${info}\n${block}\n\`\`\`\n`).blocks).units;
    return unit && partOf(unit, walk, undefined).kind;
  });

describe("a block of another company's program", () => {
  const walk = 'elsewhere: [fly]\n';

  it.each([
    ['it alone', 'fly status', 'shown'],
    ['several lines of it', 'fly scale count 0 --app shop\n# then\nfly status', 'shown'],
    ['it and another program', 'fly status\npsql --list', 'shell'],
    ['it behind a pipe', 'pg_dump shop | fly console', 'shell'],
    ['a program of the same beginning', 'flyway migrate', 'shell'],
  ])('with %s is run only where something can be', (_, block, kind) => {
    expect(kindOf(walk, block)).toBe(kind);
  });

  it('is run where the walk file does not name the program', () => {
    expect(kindOf('elsewhere: [heroku]\n', 'fly status')).toBe('shell');
    expect(kindOf('# Nothing is needed.\n', 'fly status')).toBe('shell');
  });
});

describe('a file for a library that cannot be had', () => {
  it('is only shown, and the others are saved', () => {
    const kind = (title: string) =>
      kindOf('elsewhere: [pom.xml]\n', '<project/>', `xml title="${title}"`);
    expect(kind('pom.xml')).toBe('shown');
    expect(kind('other.xml')).toBe('file');
  });
});

describe("what lies in the reader's home", () => {
  const files = ['app/main.py', 'app/check.json', 'app/node_modules/a.js', 'app/sub/b.txt'];

  it('is a folder without what only its check needs', () => {
    inFolder((folder) => {
      for (const file of files) {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), file);
      }
      const found = filesOf(path.join(folder, 'app'));
      expect(found.map((file) => path.relative(folder, file)).sort()).toEqual([
        'app/main.py',
        'app/sub/b.txt',
      ]);
    });
  });

  it('or one file, whatever its name', () => {
    inFolder((folder) => {
      const file = path.join(folder, 'check.json');
      fs.writeFileSync(file, '{}');
      expect(filesOf(file)).toEqual([file]);
    });
  });
});

it.each([
  ['Superuser creation skipped due to not running in a TTY.', 'in a terminal it asks something'],
  ['.ERROR a\nTraceback (most recent call last):\n  File', 'it prints a traceback'],
  ["Warning: mysqldump: unknown variable 'loose-a=b'\n", 'it prints a warning'],
  ['a traceback is no error here', undefined],
])('of %o a reader has to be told that %s', (printed, surprise) => {
  expect(surpriseOf(printed)).toBe(surprise);
});

it.each([
  ['/usr/sbin/unbound -c unbound.conf', '/usr/sbin/unbound'],
  ['cd dns\nsudo unbound -c unbound.conf', 'unbound'],
  ['cp /usr/sbin/unbound .\n./unbound -c unbound.conf', undefined],
  ['sudo systemctl start unbound', undefined],
])('%o starts a program that AppArmor shuts in: %s', (script, command) => {
  expect(shutIn(['usr.sbin.unbound'], script)).toBe(command);
});
