import fs from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { dockerfile } from '../../packages/snippets/src/languages/dockerfile.ts';
import type { Unit } from '../../packages/snippets/src/types.ts';
import { BRAND_VARIABLES } from '../../src/lib/brand.ts';
import { readImage } from '../serve/image';

const text = fs.readFileSync('Dockerfile', 'utf8');
const file = DockerfileParser.parse(text);

async function lint(content: string): Promise<string[]> {
  const unit: Unit = {
    id: 'Dockerfile',
    lang: 'dockerfile',
    meta: {},
    text: content,
    blocks: [],
    at: (line) => ({ file: 'Dockerfile', line }),
  };
  const verdicts = await dockerfile.check([unit], {} as never);
  return verdicts.flatMap((verdict) => verdict.problems.map((problem) => problem.message));
}

describe('the Dockerfile', () => {
  it('passes the linter', async () => {
    expect(await lint(text)).toEqual([]);
  });

  it.each([
    ['an unknown instruction', text.replace('EXPOSE', 'EXPOSED')],
    ['a stage that is not there', text.replace('--from=build', '--from=built')],
    ['a second command', `${text}CMD ["caddy"]\n`],
  ])('would not pass with %s', async (_, broken) => {
    expect((await lint(broken)).length).toBeGreaterThan(0);
  });

  it('builds in one stage and serves in another, from official images of an exact version and digest', () => {
    const images = file.getFROMs().map((from) => from.getImage());
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect(image).toMatch(/^(?:node|caddy):\d+\.\d+\.\d+-\w+@sha256:[0-9a-f]{64}$/);
    }
  });

  it('takes every value that the brand is read from', () => {
    const names = file.getARGs().map((argument) => argument.getRawArgumentsContent());
    expect(names).toEqual([...BRAND_VARIABLES]);
  });

  it('serves as a numbered user, on the port of the environment, above those of root', () => {
    const { user, env, healthCheck, command } = readImage();
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(Number(env.PORT)).toBeGreaterThan(1023);
    expect(healthCheck).toContain('${PORT}');
    expect(command[0]).toBe('caddy');
  });

  it('copies only files that are there', () => {
    const sources = file
      .getCOPYs()
      .filter((copy) => copy.getFlags().length === 0)
      .flatMap((copy) => copy.getArguments().slice(0, -1))
      .map((argument) => argument.getValue());
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((source) => !fs.existsSync(source))).toEqual([]);
  });

  it('leaves out what is built, installed or secret, and keeps the history', () => {
    const ignored = fs.readFileSync('.dockerignore', 'utf8').split('\n');
    for (const name of ['node_modules', 'build', '.docusaurus', '.env*', '*.key']) {
      expect(ignored).toContain(name);
    }
    expect(ignored).not.toContain('.git');
  });
});
