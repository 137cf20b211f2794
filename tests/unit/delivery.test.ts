import fs from 'node:fs';
import path from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const read = (file: string) => fs.readFileSync(file, 'utf8');

describe.each(fs.readdirSync(FOLDER))('the workflow %s', (name) => {
  const content = read(path.join(FOLDER, name));

  it('follows the schema of workflow files', () => {
    const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  });

  it('pins actions by commit and images by digest', () => {
    const used = [...content.matchAll(/uses: (\S+)|image: (\S+)/g)];
    const loose = used
      .map(([, action, image]) => action ?? image ?? '')
      .filter((one) => !/^\.\/|@[0-9a-f]{40}$|@sha256:[0-9a-f]{64}$/.test(one));
    expect(loose).toEqual([]);
  });

  it('may only read by default, and shows a pull request no secret', () => {
    expect(content).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(content).not.toMatch(/pull_request_target|^ *options:.*--privileged/m);
    if (/^ {2}pull_request:/m.test(content)) expect(content).not.toContain('secrets.');
  });
});

describe('the Dockerfile', () => {
  const text = read('Dockerfile');

  it('passes the linter, and starts from images by digest', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const stages = [...text.matchAll(/ AS (\S+)$/gm)].map(([, stage]) => stage);
    const others = images.filter((image) => !stages.includes(image));
    expect(others.filter((image) => !image?.includes('@sha256:'))).toEqual([]);
  });

  it('copies only files that exist', () => {
    const sources = [...text.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(
      ([, names]) => names?.split(' ') ?? [],
    );
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((source) => !fs.existsSync(source))).toEqual([]);
  });
});

it('the lockfile names no registry, and has a hash for every package', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { link?: boolean; resolved?: string; integrity?: string }>;
  };
  const installed = Object.entries(packages).filter(
    ([name, { link }]) => name.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { resolved, integrity }]) => resolved || !integrity)).toEqual([]);
});
