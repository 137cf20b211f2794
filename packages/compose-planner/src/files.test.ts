import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { main } from './cli.ts';
import { givenChoices, mergeFiles, placed, readEnv, startedBy } from './files.ts';
import { NO_CHOICES } from './rows.ts';
import { findingLine } from './sarif.ts';
import { plan, testPlatform } from './testing.ts';
import { placeOf } from './text.ts';

const base = {
  name: 'compose.yaml',
  text: `services:
  web:
    image: shop:\${TAG:-1}
    ports: ["8080:8080"]
    environment:
      - A=1
      - B=2
    volumes: ["data:/data"]
    command: [serve]
volumes:
  data:
`,
};

describe('files given together', () => {
  it('an override adds lists, replaces values and merges variables and mounts by name', () => {
    const override = {
      name: 'compose.override.yaml',
      text: 'services:\n  web:\n    ports: ["9090:9090"]\n    environment: {B: "3", C: "4"}\n    volumes: ["other:/data"]\n    command: [debug]\n  db:\n    image: postgres:17\nvolumes: {other: {}}\n',
    };
    // The order in which they were dropped doesn't matter.
    const merged = mergeFiles([override, base]);
    expect(merged?.used).toEqual(['compose.yaml', 'compose.override.yaml']);
    expect(merged?.text).toBe(`services:
  web:
    image: shop:\${TAG:-1}
    ports:
      - "8080:8080"
      - "9090:9090"
    environment:
      A: "1"
      B: "3"
      C: "4"
    volumes:
      - other:/data
    command:
      - debug
  db:
    image: postgres:17
volumes:
  data:
  other: {}
`);
    expect(plan(merged?.text ?? '').services).toBe(2);
  });

  it.each([
    ['an anchor of its own', 'x-e: &e {B: "3"}\nservices: {web: {environment: *e}}\n', 'B: "3"'],
    [
      'a list where the base has a map',
      'services: {web: {depends_on: {db: {condition: service_healthy}}}}\n',
      'service_healthy',
    ],
    [
      '!override',
      'services: {web: {environment: !override {C: "4"}}}\n',
      'environment:\n      C: "4"',
    ],
  ])('an override with %s is merged', (_, text, expected) => {
    const from = {
      ...base,
      text: base.text.replace('    command', '    depends_on: [cache]\n    command'),
    };
    const merged = mergeFiles([from, { name: 'compose.override.yaml', text }])?.text;
    expect(merged).toContain(expected);
    if (text.includes('depends_on'))
      expect(merged).toContain('cache:\n        condition: service_started');
  });

  it('a base that merges an anchor keeps its variables beside those of an override', () => {
    const text =
      'x-c: &c\n  image: a:1\n  environment: {A: "1", B: "2"}\nservices:\n  web:\n    <<: *c\n';
    const override = {
      name: 'o.override.yaml',
      text: 'services: {web: {environment: {C: "3"}}}\n',
    };
    expect(mergeFiles([{ name: 'compose.yaml', text }, override])?.text).toMatch(
      /web:\n {4}image: a:1\n {4}environment:\n {6}A: "1"\n {6}B: "2"\n {6}C: "3"/,
    );
  });

  it('only .env fills variables of the file', () => {
    expect(mergeFiles([base, { name: 'db.env', text: 'TAG=9' }])?.environment.size).toBe(0);
  });

  it('!reset takes a value away', () => {
    const override = { name: 'b.override.yml', text: 'services:\n  web:\n    ports: !reset []\n' };
    expect(mergeFiles([base, override])?.text).not.toContain('ports');
  });

  it('extends and include find the files that were given', () => {
    const main = {
      name: 'compose.yaml',
      text: 'include: [db.yml]\nservices:\n  web:\n    extends: {file: ./common.yml, service: base}\n    user: app\n',
    };
    const text = mergeFiles([
      main,
      { name: 'common.yml', text: 'services:\n  base:\n    image: x\n    user: root\n' },
      { name: 'db.yml', text: 'services:\n  db:\n    image: postgres:17\n' },
    ])?.text;
    expect(text).toBe(
      'services:\n  web:\n    image: x\n    user: app\n  db:\n    image: postgres:17\n',
    );
  });

  it('a service that is extended extends another one of its own file', () => {
    const text = mergeFiles([
      {
        name: 'compose.yaml',
        text: 'services:\n  web:\n    extends: {file: c.yml, service: web}\n',
      },
      {
        name: 'c.yml',
        text: 'services:\n  web:\n    extends: {service: base}\n    ports: ["80:8080"]\n  base:\n    image: x:1\n',
      },
    ])?.text;
    expect(text).toContain('image: x:1');
    expect(text).toContain('80:8080');
    expect(text).not.toContain('extends');
  });

  it.each(['lib/common.yml', 'compose.base.yml'])(
    'an override extends a service of %s, whose own services are not planned',
    (name) => {
      const extending = `services:\n  web:\n    extends: {file: ${name}, service: base}\n`;
      const files = [
        { name, text: 'services:\n  base:\n    image: x\n' },
        { name: 'dir/compose.dev.yml', text: extending },
      ];
      const text = 'services:\n  web:\n    image: x\n';
      expect(mergeFiles(files)?.text).toBe(text);
      expect(mergeFiles([...files].reverse())?.text).toBe(text);
    },
  );

  it('the values of an .env stand in place of variables', () => {
    const merged = mergeFiles([base, { name: '.env', text: 'TAG=2 # two\n' }]);
    expect([...(merged?.environment ?? [])]).toEqual([['TAG', '2']]);
    expect(mergeFiles([{ name: '.env', text: 'A=1' }])?.text).toBeUndefined();
  });

  it('a file that is no Compose file is left out and named, and the others count', () => {
    const bad = { name: 'b.yml', text: 'services:\n  a: [' };
    const note = { name: 'bad.txt', text: 'A note.\n' };
    const merged = mergeFiles([note, base, bad, { name: '.env', text: 'TAG=2\n' }]);
    expect(merged?.environment.get('TAG')).toBe('2');
    const choices = { ...NO_CHOICES, ...(merged && givenChoices(merged)) };
    const said = plan(merged?.text ?? '', choices).findings.map(({ sentence }) => sentence);
    expect(said).toContain("`bad.txt` isn't a Compose file, and no `env_file` names it");
    expect(said).toContain(
      "`b.yml` isn't a Compose file (line 2 isn't YAML), and no `env_file` names it",
    );
    expect(mergeFiles([note, bad])).toBeUndefined();
  });

  it('a file that an env_file names has variables, whatever it is called', () => {
    const text = 'services:\n  a: {image: "x:${A}", env_file: [/opt/env, {path: ./.a_env}]}\n';
    const env = { name: 'env', text: 'A=1\nB="{\n \\"c\\": 2\n}" # "d"\n' };
    const merged = mergeFiles([{ name: 'compose.yaml', text }, env, { name: '.a_env', text: '' }]);
    expect(merged).toMatchObject({ text, environment: new Map() });
    expect([...(merged?.envFiles ?? [])].map(([name, values]) => [name, ...values])).toEqual([
      ['env', ['A', '1'], ['B', '{\n "c": 2\n}']],
      ['.a_env'],
    ]);
  });

  it('an .env keeps what stands between quotes', () => {
    expect([...readEnv('export A="x # y"\n#B=1\nC=\n D = d\n')]).toEqual([
      ['A', 'x # y'],
      ['C', ''],
      ['D', 'd'],
    ]);
  });
});

it('COMPOSE_PROFILES of an .env starts its profiles', () => {
  const environment = readEnv('COMPOSE_PROFILES=debug, tools\n');
  expect([...(startedBy(environment).profiles ?? [])]).toEqual(['debug', 'tools']);
  const text = 'services: {web: {image: x}, log: {image: y, profiles: [debug]}}';
  expect(plan(text, { sizes: new Map(), disks: new Map(), environment }).services).toBe(1);
  expect(
    plan(text, { sizes: new Map(), disks: new Map(), ...startedBy(environment) }).services,
  ).toBe(2);
  expect(startedBy(new Map())).toEqual({});
});

/** What `docker compose config` (2.40) makes of a value in the base and one in the override. */
const MERGES: readonly [string, string, string, unknown][] = [
  ['command', 'run', 'null', null],
  ['entrypoint', '[a, b]', '[c]', ['c']],
  ['dns', '1.1.1.1', '[8.8.8.8]', ['1.1.1.1', '8.8.8.8']],
  ['tmpfs', '[/tmp]', '/run', ['/tmp', '/run']],
  ['env_file', '.a', '.b', ['.a', '.b']],
  ['links', '[b]', '["c:x"]', ['b', 'c:x']],
  ['security_opt', '["x:1"]', '["y:2"]', ['x:1', 'y:2']],
  ['extra_hosts', '{a: 1.1.1.1}', '["a:2.2.2.2"]', ['a:1.1.1.1', 'a:2.2.2.2']],
  ['networks', '[n1]', '[n2]', ['n1', 'n2']],
  ['networks', '{n1: {aliases: [q]}}', '[n1]', { n1: { aliases: ['q'] } }],
  ['environment', '{A: "1", B: "2"}', '[B, C=3]', { A: '1', B: null, C: '3' }],
  ['environment', '{A: true}', '{B: True}', { A: true, B: true }],
  ['build', '.', '{args: {A: "1"}}', { context: '.', args: { A: '1' } }],
  ['build', '{dockerfile: D}', '.', { dockerfile: 'D', context: '.' }],
  [
    'depends_on',
    '[b]',
    '{c: {condition: service_healthy}}',
    {
      b: { condition: 'service_started' },
      c: { condition: 'service_healthy' },
    },
  ],
  ['logging', '{driver: a, options: {x: "1"}}', '{driver: b}', { driver: 'b' }],
  [
    'logging',
    '{driver: a, options: {x: "1"}}',
    '{options: {y: "2"}}',
    {
      driver: 'a',
      options: { x: '1', y: '2' },
    },
  ],
  ['volumes', '["data:/d"]', '["other:/d:ro"]', ['other:/d:ro']],
  ['profiles', '[p]', '[q, p]', ['q', 'p']],
];

it.each(MERGES)('%s: %s and %s are merged as Compose merges them', (key, base, own, expected) => {
  const file = (value: string) => `services: {a: {${key}: ${value}}}\n`;
  const merged = mergeFiles([
    { name: 'compose.yaml', text: file(base) },
    { name: 'compose.override.yaml', text: file(own) },
  ]);
  const { services } = parse(merged?.text ?? '') as { services: { a: Record<string, unknown> } };
  expect(services.a[key]).toEqual(expected);
});

it('a value of an .env uses those above it, but not between single quotes', () => {
  const text = "A=${A:-one}\nB=$A-two\nC='$A'\nCOMPOSE_PROFILES=${B},x\n";
  expect([...readEnv(text).values()]).toEqual(['one', 'one-two', '$A', 'one-two,x']);
});

describe('the choices of files given together', () => {
  const files = {
    'compose.yaml':
      'services:\n  a: {image: x, ports: [80], env_file: ./config/prod.env}\n  b: {image: "postgres:${V}"}\n',
    'compose.override.yaml': '# two\nservices:\n  c: {image: y, privileged: true}\n',
    'prod.env': 'DB_HOST=other\n',
    'config/prod.env': 'DB_HOST=b\nDB_USER=u\n',
    '.env': 'V=16\n',
  };
  const given = (names = Object.keys(files)) =>
    Object.entries(files)
      .filter(([name]) => names.includes(name))
      .map(([name, text]) => ({ name, text }));
  const planned = (names?: string[]) => {
    const merged = mergeFiles(given(names));
    const made = plan(merged?.text ?? '', { ...NO_CHOICES, ...(merged && givenChoices(merged)) });
    return placed(made, merged?.places ?? []);
  };

  it('make the plan that the command prints', () => {
    const folder = `${fs.mkdtempSync(path.join(os.tmpdir(), 'given-'))}/`;
    fs.mkdirSync(`${folder}config`);
    for (const { name, text } of given()) fs.writeFileSync(folder + name, text);
    fs.writeFileSync(`${folder}facts.json`, JSON.stringify(testPlatform));
    const printed: string[] = [];
    const names = given().map(({ name }) => folder + name);
    main([...names, '--platform', `${folder}facts.json`], (text) => printed.push(text));
    const lines = printed.join().replaceAll(folder, '').split('\n');
    const { rows, findings } = planned();
    expect(lines.filter((line) => line.includes('€4.50'))).toHaveLength(rows.length - 1);
    const said = findings.filter(({ severity }) => severity !== 'note');
    expect(said.length).toBeGreaterThan(1);
    for (const finding of said) expect(lines).toContain(findingLine('compose.yaml', finding));
  });

  it('have the file of a service, and not one of the same name in another folder', () => {
    const hint = (names?: string[]) =>
      planned(names).findings.find(({ code }) => code === 'credentials')?.hint;
    expect(hint()).toContain('`DB_USER=@{b.PGUSER}`');
    expect(hint(['compose.yaml', 'prod.env'])).toBeUndefined();
  });

  it('say where a finding is written', () => {
    const found = planned().findings.find(({ code }) => code === 'privileged');
    expect(found && placeOf(found)).toBe('compose.override.yaml, line 3, column 17');
  });

  it('have nothing that the files lack', () => {
    const merged = mergeFiles(given(['compose.yaml']));
    expect(merged && givenChoices(merged)).toEqual({});
  });
});
