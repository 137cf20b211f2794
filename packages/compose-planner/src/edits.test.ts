import { describe, expect, it } from 'vitest';
import { applyEdits } from './edits.ts';
import { plan } from './testing.ts';

/** The label of the fix and the file it leaves, for the only finding with that code. */
function mended(text: string, code: string): [string, string] {
  const finding = plan(text).findings.find((candidate) => candidate.code === code);
  if (!finding?.fix) throw new Error(`no fix for ${code}`);
  return [finding.fix.label, applyEdits(text, finding.fix.edits)];
}

const S = 'services:\n  web:\n    image: x\n';

describe('deleting what is refused', () => {
  it.each([
    [
      'one line goes',
      `${S}    privileged: true\n    user: a\n`,
      'Delete line 4',
      `${S}    user: a\n`,
    ],
    [
      'the last line without a line end goes',
      `${S}    privileged: true`,
      'Delete line 4',
      S.trimEnd(),
    ],
    ['a comment on the line goes with it', `${S}    privileged: true # why\n`, 'Delete line 4', S],
    [
      'Windows line ends stay as they are',
      `${S}    privileged: true\n    user: a\n`.replace(/\n/g, '\r\n'),
      'Delete line 4',
      `${S}    user: a\n`.replace(/\n/g, '\r\n'),
    ],
    [
      'Windows line ends stay before the last line, too',
      `${S}    privileged: true`.replace(/\n/g, '\r\n'),
      'Delete line 4',
      S.trimEnd().replace(/\n/g, '\r\n'),
    ],
    [
      'the first key of a file behind a byte order mark stays readable',
      `\uFEFF${S}    privileged: true\n`,
      'Delete line 4',
      `\uFEFF${S}`,
    ],
    [
      'a pair goes out of braces',
      'services: {web: {privileged: true, image: x}}',
      'Delete it from line 1',
      'services: {web: {image: x}}',
    ],
    [
      'the last pair goes with its comma',
      'services: {web: {image: x, privileged: true}}',
      'Delete it from line 1',
      'services: {web: {image: x}}',
    ],
    [
      'braces over several lines stay in order',
      'services: {web: {\n  image: x,\n  privileged: true\n  }}',
      'Delete it from line 2',
      'services: {web: {\n  image: x\n  }}',
    ],
  ])('%s', (_, text, label, expected) => {
    expect(mended(text, 'privileged')).toEqual([label, expected]);
  });

  it('a list goes as a whole', () => {
    expect(mended(`${S}    cap_add:\n      - A\n      - B\n    user: a\n`, 'cap_add')).toEqual([
      'Delete lines 4–6',
      `${S}    user: a\n`,
    ]);
  });

  it('one item goes, the others stay', () => {
    const text = `${S}    volumes:\n      - /var/run/docker.sock:/s\n      - ./x:/x\n`;
    expect(mended(text, 'socket')).toEqual(['Delete line 5', `${S}    volumes:\n      - ./x:/x\n`]);
  });

  it('the only item takes its list with it', () => {
    const text = `${S}    volumes:\n      - /var/run/docker.sock:/s\n`;
    expect(mended(text, 'socket')).toEqual(['Delete lines 4–5', S]);
  });

  it('a bind mount in the long form becomes a declared volume', () => {
    const text = `${S}    volumes:\n      - type: bind\n        source: ./x\n        target: /x\n      - ./y:/y\n`;
    expect(mended(text, 'bind-mount')).toEqual([
      'Make it the volume web-x',
      `${S}    volumes:\n      - type: volume\n        source: web-x\n        target: /x\n      - ./y:/y\nvolumes:\n  web-x:\n`,
    ]);
  });

  it('a key that begins an item goes alone', () => {
    const text = `${S}    ports:\n      - foo: 1\n        target: 80\n`;
    expect(mended(text, 'unknown-key')).toEqual([
      'Delete it from line 5',
      `${S}    ports:\n      - target: 80\n`,
    ]);
  });

  it('a map that would be empty goes, the service stays', () => {
    const text = `${S}    deploy:\n      resources:\n        limits:\n          foo: 1\n`;
    expect(mended(text, 'unknown-key')).toEqual(['Delete lines 4–7', S]);
  });

  it('an anchor that is used elsewhere is not deleted', () => {
    const text = `${S}    cap_add: &c [A]\n  b: {image: y, cap_add: *c}\n`;
    const [first, second] = plan(text).findings.filter(({ code }) => code === 'cap_add');
    expect(first?.fix).toBeUndefined();
    expect(second?.fix?.label).toBe('Delete it from line 5');
  });

  it('a one-shot service goes with every mention of it', () => {
    const text = `services:
  web:
    image: x
    depends_on:
      job:
        condition: service_completed_successfully
  api:
    image: y
    depends_on: [web, job]
  job:
    image: x
`;
    expect(mended(text, 'one-shot')).toEqual([
      'Delete job',
      'services:\n  web:\n    image: x\n  api:\n    image: y\n    depends_on: [web]\n',
    ]);
  });
});

describe('other fixes', () => {
  it.each([
    [
      'a misspelt key is written right',
      `${S}    enviroment: {}\n`,
      'unknown-key',
      'Write environment',
      `${S}    environment: {}\n`,
    ],
    [
      'too many replicas become ten',
      `${S}    deploy: {replicas: 12}\n`,
      'replicas',
      'Write replicas: 10',
      `${S}    deploy: {replicas: 10}\n`,
    ],
    [
      'quotes stay',
      `${S}    deploy: {replicas: "12"}\n`,
      'replicas',
      'Write replicas: 10',
      `${S}    deploy: {replicas: "10"}\n`,
    ],
    [
      'too much memory becomes the largest size',
      `${S}    mem_limit: 12g\n`,
      'memory',
      'Write 8G',
      `${S}    mem_limit: 8G\n`,
    ],
    [
      'an unoffered version becomes the nearest',
      'services: {db: {image: "docker.io/library/postgres:14-alpine"}}',
      'unoffered-database',
      'Write docker.io/library/postgres:15',
      'services: {db: {image: "docker.io/library/postgres:15"}}',
    ],
    [
      'an image becomes lower case',
      'services: {db: {image: Nginx:1}}',
      'image',
      'Write nginx:1',
      'services: {db: {image: nginx:1}}',
    ],
    [
      'tabs become spaces',
      'services:\n\tweb:\n\t\timage: x\n',
      'yaml',
      'Turn tabs into spaces',
      'services:\n  web:\n    image: x\n',
    ],
    [
      'a volume is declared',
      `${S}    volumes: ["data:/x"]\n`,
      'volume-undeclared',
      'Declare data',
      `${S}    volumes: ["data:/x"]\nvolumes:\n  data:\n`,
    ],
    [
      'a volume is declared beside others',
      `${S}    volumes: ["data:/x"]\nvolumes:\n    other: {}\n`,
      'volume-undeclared',
      'Declare data',
      `${S}    volumes: ["data:/x"]\nvolumes:\n    data:\n    other: {}\n`,
    ],
    [
      'a volume is declared under an empty key',
      `volumes:\n${S}    volumes: ["data:/x"]`,
      'volume-undeclared',
      'Declare data',
      `volumes:\n  data:\n${S}    volumes: ["data:/x"]`,
    ],
  ])('%s', (_, text, code, label, expected) => {
    expect(mended(text, code)).toEqual([label, expected]);
  });
});
