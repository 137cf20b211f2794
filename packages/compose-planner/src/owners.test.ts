import { describe, expect, it } from 'vitest';
import { plan } from './testing.ts';

const file = (...lines: string[]) =>
  `services:\n  a:\n${lines.map((line) => `    ${line}\n`).join('')}volumes: {data: {}}\n`;
const said = (text: string) =>
  plan(text)
    .findings.filter(({ code }) => /volume-(?:owner|user)/.test(code))
    .map(
      ({ severity, sentence, hint, stops }) =>
        `${severity}${stops ? '!' : ''}: ${sentence}. ${hint}`,
    );
const gpg = 'volumes: ["data:/etc/passbolt/gpg"]';

describe('the owner of a new volume', () => {
  it('keeps an image out that writes as another user than it starts as', () => {
    const [words] = said(file('image: passbolt/passbolt:latest-ce', gpg));
    expect(words).toContain("finding!: `a` can't write to `/etc/passbolt/gpg`");
    expect(words).toContain('`-non-root`');
  });

  it.each([
    ['its image for that', ['image: passbolt/passbolt:5-ce-non-root', gpg]],
    ['another folder', ['image: passbolt/passbolt:5-ce', 'volumes: ["data:/data"]']],
    ['root', ['image: x', 'user: "0:0"', 'volumes: ["data:/data"]']],
    ['root by name', ['image: x', 'user: root', 'volumes: ["data:/data"]']],
    ['no volume', ['image: x', 'user: "1000"']],
    [
      'a variable without a value',
      ['image: x', 'user: "${UID}:${GID}"', 'volumes: ["data:/data"]'],
    ],
  ])('nothing is said of %s', (_, lines) => {
    expect(said(file(...lines))).toEqual([]);
  });

  it('a user in the file is a question of an image that starts as root, else a note', () => {
    const volume = 'volumes: ["data:/data/db"]';
    expect(said(file('image: mongo:8', 'user: mongodb', volume))[0]).toContain(
      'finding: `a` may not',
    );
    expect(said(file('image: x', 'user: 1000:1000', volume))[0]).toContain(
      'note: `a` may not write',
    );
  });

  it.each([
    'chown -R 1000:1000 /d',
    'sh -c "sleep 1 && chown -R a:a /d"',
    '["sh", "-c", "mkdir -p /d/x; chmod 777 /d"]',
  ])('a service that only changes it goes: %s', (command) => {
    const text = `services:\n  a:\n    image: x\n    depends_on: {i: {condition: service_completed_successfully}}\n  i:\n    image: x\n    volumes: ["data:/d"]\n    command: ${command}\nvolumes: {data: {}}\n`;
    const [finding] = plan(text).findings.filter(({ code }) => code === 'one-shot');
    expect(finding?.hint).toContain('Delete it, because a new volume belongs to');
  });
});
