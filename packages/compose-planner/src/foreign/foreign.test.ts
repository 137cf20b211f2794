import { describe, expect, it } from 'vitest';
import { applyEdits } from '../edits.ts';
import { plan } from '../testing.ts';
import type { Plan } from '../types.ts';

const FILE = 'services:\n  web:\n    image: nginx:1.27\n    ports: ["80:80"]\n';
const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');
const blocking = ({ findings }: Plan) =>
  findings.filter(({ severity }) => severity === 'error' || severity === 'refused');

/** Texts of each kind, with the Compose file that one click makes. Undefined if there's nothing to click. */
const kinds: Readonly<Record<string, readonly (readonly [string, string | undefined])[]>> = {
  dockerfile: [
    [
      'FROM node:22-slim\nWORKDIR /app\nCOPY . .\nEXPOSE 3000\nCMD ["node", "server.js"]\n',
      'services:\n  app:\n    build: .\n    ports:\n      - "3000:3000"\n',
    ],
    [
      '# syntax=docker/dockerfile:1\nARG GO=1.23\nFROM --platform=$BUILDPLATFORM golang:${GO} AS build\nRUN go build -o /x\nFROM scratch\nCOPY --from=build /x /x\nVOLUME ["/data"]\n',
      'services:\n  app:\n    build: .\n    volumes:\n      - data:/data\nvolumes:\n  data:\n',
    ],
    ['from python:3.13\r\nrun pip install x\r\n', 'services:\n  app:\n    build: .\n'],
  ],
  command: [
    ['docker compose up -d', undefined],
    ['$ docker pull nginx:1.27', undefined],
    ['docker-compose -f x.yaml up\n', undefined],
    ['docker run -d --name web -p 8080:80 nginx:1.27', undefined],
  ],
  'env-file': [
    ['DATABASE_URL=postgres://a:b@db/app\nPORT=3000\n', undefined],
    ['# settings\nexport SECRET="a b"\n\nEMPTY=\n', undefined],
    ['A=1\r\nB=${A}\r\n', undefined],
  ],
  markdown: [
    [`\`\`\`yaml\n${FILE}\`\`\`\n`, FILE],
    [`# Install\n\nWrite:\n\n\`\`\`sh\nmkdir x\n\`\`\`\n\n~~~\n${FILE}~~~\n\nThen \`up\`.\n`, FILE],
    [
      `1. Save this:\n\n   \`\`\`yml title="compose.yaml"\n${indented(indented(FILE)).replace(/^ {4}/gm, '   ')}   \`\`\`\n`,
      FILE,
    ],
    [`${FILE}\`\`\`\n`, FILE],
    ['Text\n\n```js\nlet a = 1;\n```\n', undefined],
  ],
  address: [
    [
      'https://github.com/acme/shop',
      'services:\n  shop:\n    build: https://github.com/acme/shop.git\n',
    ],
    [
      ' https://git.example.com/acme/shop.git\n',
      'services:\n  shop:\n    build: https://git.example.com/acme/shop.git\n',
    ],
    ['https://raw.githubusercontent.com/acme/shop/main/compose.yaml', undefined],
    ['git@github.com:acme/shop.git', undefined],
  ],
};

describe.each(Object.entries(kinds))('a text that is %s', (code, texts) => {
  it.each(texts)('is called so: %j', (text, becomes) => {
    const { findings, state, rows } = plan(text);
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    expect(state).toBe('unreadable');
    expect(rows).toEqual([]);
    const [finding] = findings;
    expect(finding?.fix?.label ?? '').not.toMatch(/delete/i);
    const after = finding?.fix && applyEdits(text, finding.fix.edits);
    expect(after).toBe(becomes);
    if (after !== undefined) expect(blocking(plan(after))).toEqual([]);
  });
});

/** Files with a slip, and what one click makes of them. */
const slips: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'odd-spaces': [
    [FILE.replace(/^ +/gm, (indent) => '\u00a0'.repeat(indent.length)), FILE],
    [
      FILE.replace('    image', '\u2003\u2003\u2003\u2003image').replace('ports: ', 'ports:\u00a0'),
      FILE,
    ],
    [FILE.replace('image', '\u200bimage'), FILE],
  ],
  'colon-space': [
    [FILE.replace('image: ', 'image:'), FILE],
    [FILE.replace('ports: ', 'ports:').replace('image: ', 'image:'), FILE],
    [
      'services:\n  web:\n    image: x:1\n    environment:\n      FOO:bar\n      URL: http://x\n',
      'services:\n  web:\n    image: x:1\n    environment:\n      FOO: bar\n      URL: http://x\n',
    ],
  ],
  indentation: [
    [
      'services:\nweb:\n  image: x:1\ndb:\n  image: postgres:17\nvolumes:\n  data:\n',
      'services:\n  web:\n    image: x:1\n  db:\n    image: postgres:17\nvolumes:\n  data:\n',
    ],
    [
      'services:\n  web:\n    image: x:1\n    db:\n      image: postgres:17\n',
      'services:\n  web:\n    image: x:1\n  db:\n    image: postgres:17\n',
    ],
    [
      'services:\n  web:\n    image: x:1\n db:\n   image: postgres:17\n',
      'services:\n  web:\n    image: x:1\n  db:\n    image: postgres:17\n',
    ],
    [
      'services:\n  web:\n  image: x:1\n  ports:\n  - "80:80"\n  db:\n  image: postgres:17\n',
      'services:\n  web:\n    image: x:1\n    ports:\n    - "80:80"\n  db:\n    image: postgres:17\n',
    ],
    [
      'services:\n  web:\n    image: x:1\n   ports:\n     - "80:80"\n    restart: always\n',
      'services:\n  web:\n    image: x:1\n    ports:\n      - "80:80"\n    restart: always\n',
    ],
  ],
};

describe.each(Object.entries(slips))('a file with %s', (code, texts) => {
  it.each(texts)('is mended by one click: %j', (text, mended) => {
    const before = plan(text);
    const errors = blocking(before);
    expect(errors.map((finding) => finding.code)).toEqual([code]);
    expect(errors[0]?.fix?.label).not.toMatch(/delete/i);
    expect(before.problems).toBeGreaterThan(0);
    const after = applyEdits(text, errors[0]?.fix?.edits ?? []);
    expect(after).toBe(mended);
    expect(blocking(plan(after))).toEqual([]);
  });
});

describe('what is said of a sound file', () => {
  it('does not change with words that other files have', () => {
    const text = `services:\n  web:\n    image: x:1\n    ports: ["80:80"]\n    command: |\n      FROM a\n      docker run b\n      A=b\n      cat <<EOF\n      EOF\n`;
    expect(blocking(plan(text))).toEqual([]);
  });

  it('leaves an unknown key that no slip explains', () => {
    const { findings } = plan(FILE.replace('ports', 'prots'));
    expect(findings.map(({ code }) => code)).toContain('unknown-key');
  });

  it('names two slips at once where neither alone is enough', () => {
    const { findings } = plan(
      FILE.replace('  web', '\u00a0\u00a0web').replace('image: ', 'image:'),
    );
    const [finding] = findings;
    expect(finding?.fix?.label).toBe('Fix spaces, colons and indentation');
  });
});
