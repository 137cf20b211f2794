import { describe, expect, it } from 'vitest';
import { mendAll } from './mend.ts';
import { plan } from './testing.ts';

const file = `services:
  web:
    image: ghcr.io/acme/shop:2
    ports: ["8080:8080"]
    privileged: true
    environment:
      DB_HOST: db
      DB_USER: shop
      DB_PASSWORD: secret
    volumes:
      - ./uploads:/srv/uploads
      - ./exports:/srv/exports
  db:
    image: postgres:17
`;

describe('mending all', () => {
  const { text, mended, plan: after } = mendAll(file);

  it('takes every fix that loses nothing, and leaves what needs a decision', () => {
    expect(mended.map(({ code }) => code).sort()).toEqual([
      'bind-mount',
      'bind-mount',
      'credentials',
      'credentials',
    ]);
    expect(
      after.findings.filter(({ severity }) => severity !== 'note').map(({ code }) => code),
    ).toEqual(['privileged']);
    expect(plan(text)).toEqual(after);
  });

  it('declares several volumes below one key', () => {
    expect(text.match(/^volumes:$/gm)).toHaveLength(1);
    expect(text).toContain("DB_USER: '@{db.PGUSER}'");
    expect(after.rows.map(({ id }) => id)).toContain('volume web-exports');
  });

  it('mends one kind alone', () => {
    const credentials = mendAll(file, undefined, 'credentials');
    expect(credentials.mended).toHaveLength(2);
    expect(credentials.text).toContain('./uploads');
  });

  it('leaves a file that has nothing to mend as it is', () => {
    expect(mendAll(text).text).toBe(text);
    expect(mendAll('a: [').text).toBe('a: [');
  });
});
