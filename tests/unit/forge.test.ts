import fs from 'node:fs';
import path from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BRAND_VARIABLES } from '../../src/lib/brand.ts';

const FOLDER = '.github/workflows';
const files = fs.readdirSync(FOLDER).sort();

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps?: Step[];
  uses?: string;
  container?: { image: string };
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const textOf = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');
const workflowOf = (file: string) => parse(textOf(file)) as Workflow;

function schemaErrors(name: string, content: string): string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map((error) => error.message);
}

/** Permissions to write, with what they are for. */
const WRITES: Record<string, Record<string, string>> = {
  'release.yml': { packages: 'pushes the image' },
  'review.yml': { 'security-events': 'writes what CodeQL finds to the repository’s list' },
};

describe('the workflows', () => {
  it('are those for tests, previews, releases, links, known holes, review, faults and what will come', () => {
    expect(files).toEqual([
      'audit.yml',
      'faults.yml',
      'grown.yml',
      'links.yml',
      'preview.yml',
      'release.yml',
      'review.yml',
      'test.yml',
    ]);
  });

  it.each(files)('%s follows the schema of workflow files', (file) => {
    expect(schemaErrors(file, textOf(file))).toEqual([]);
  });

  it('would be refused with an unknown key', () => {
    const broken = textOf('links.yml').replace('runs-on:', 'run-on:');
    expect(schemaErrors('broken.yml', broken).join()).toContain('run-on');
  });

  it.each(files)('%s may only read, but for what is listed with its reason', (file) => {
    const { permissions, jobs } = workflowOf(file);
    expect(permissions).toEqual({ contents: 'read' });
    const writes = Object.values(jobs)
      .flatMap((job) => Object.entries(job.permissions ?? {}))
      .filter(([, access]) => access === 'write')
      .map(([name]) => name);
    expect(writes).toEqual(Object.keys(WRITES[file] ?? {}));
  });

  it.each(files)('%s names actions by their commit, and ends in time', (file) => {
    for (const job of Object.values(workflowOf(file).jobs)) {
      if (job.uses) {
        expect(job.uses).toMatch(/^\.\/\.github\/workflows\//);
        continue;
      }
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const step of job.steps ?? []) {
        if (step.uses) expect(step.uses).toMatch(/^(?:actions|github)\/[\w/-]+@[0-9a-f]{40}$/);
        if (step.uses?.startsWith('actions/checkout@')) {
          expect(step.with?.['persist-credentials']).toBe(false);
        }
      }
    }
  });

  it.each(files)('%s names images by version and digest', (file) => {
    for (const { container } of Object.values(workflowOf(file).jobs)) {
      if (container) {
        expect(container.image).toMatch(/^node:\d+\.\d+\.\d+-\w+@sha256:[0-9a-f]{64}$/);
      }
    }
  });

  it('release with the brand’s values, after the check for placeholders', () => {
    const text = textOf('release.yml');
    expect(text).toContain('npm run check:launch');
    const { jobs } = workflowOf('release.yml') as { jobs: Record<string, { env?: object }> };
    for (const name of ['launch', 'image']) {
      expect(Object.keys(jobs[name]?.env ?? {})).toEqual(
        expect.arrayContaining([...BRAND_VARIABLES]),
      );
    }
    for (const name of BRAND_VARIABLES)
      expect(text).toMatch(new RegExp(`for name in .*\\b${name}\\b`));
  });

  it('bring what the tests have checked to where the image is built, before it is', () => {
    const upload = textOf('test.yml').split('name: checked')[0] ?? '';
    expect(upload).toContain('run: npm test');
    expect(textOf('test.yml')).toContain('path: node_modules/.cache/snippets/report.json');
    const [before = '', after = ''] = textOf('release.yml').split('name: checked');
    expect(before).toMatch(/download-artifact@\S+ # \S+\n\s+with:\n\s+$/);
    expect(after).toMatch(/^\n\s+path: checked\n[\s\S]*docker buildx build/);
    const ignored = fs.readFileSync('.dockerignore', 'utf8');
    expect(ignored).not.toMatch(/^checked/m);
  });

  it('drop no commit of main that waits for its test', () => {
    expect(textOf('release.yml').replace(/^#.*$/gm, '')).not.toContain('concurrency');
    expect(textOf('test.yml')).toContain("github.event_name == 'push' && github.sha");
  });

  it('give the code of a pull request no privileged container', () => {
    for (const file of files)
      expect(textOf(file).replace(/^\s*#.*$/gm, '')).not.toContain('--privileged');
  });

  it('run only scripts that the project has', () => {
    const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = files.flatMap((file) =>
      [...textOf(file).matchAll(/npm (?:run ([\w:-]+)|(test))/g)].map(
        ([, script, test]) => script ?? test ?? '',
      ),
    );
    expect(named).toContain('links');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('look for dead links and known holes by a schedule', () => {
    for (const file of ['links.yml', 'audit.yml']) {
      expect(Object.keys(workflowOf(file).on)).toContain('schedule');
    }
  });

  it('let nothing of a pull request see a secret', () => {
    for (const file of files) {
      if ('pull_request' in workflowOf(file).on) expect(textOf(file)).not.toContain('secrets.');
      expect(textOf(file)).not.toContain('pull_request_target');
    }
  });
});

describe('the version of Node', () => {
  const lts = fs.readFileSync('.nvmrc', 'utf8').trim();
  const images = [textOf('test.yml'), fs.readFileSync('Dockerfile', 'utf8')].map((text) => [
    ...text.matchAll(/\bnode:([\d.]+)-(\S+)/g),
  ]);

  it('is the one of .nvmrc in tests, image and the other workflows', () => {
    const [tests = [], image = []] = images;
    expect(tests[0]?.[1]).toMatch(new RegExp(`^${lts}\\.`));
    // The digest too: what is tested is what is shipped.
    expect(image.map(([whole]) => whole)).toEqual([tests[0]?.[0]]);
    for (const file of files) {
      for (const job of Object.values(workflowOf(file).jobs)) {
        for (const { uses, with: inputs } of job.steps ?? []) {
          if (!uses?.startsWith('actions/setup-node@')) continue;
          expect(inputs?.['node-version-file'], file).toBe('.nvmrc');
        }
      }
    }
  });

  it('that package.json calls the lowest has a job of its own', () => {
    const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      engines: { node: string };
    };
    const [, lowest = ''] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
    expect(images[0]?.slice(1).map(([, version]) => version)).toEqual([`${lowest}.0`]);
  });
});

describe('updates', () => {
  it('are proposed weekly for packages, base images and actions', () => {
    const config = parse(fs.readFileSync('.github/dependabot.yml', 'utf8')) as {
      version: number;
      updates: { 'package-ecosystem': string; directory: string; schedule: { interval: string } }[];
    };
    expect(config.version).toBe(2);
    expect(config.updates.map((one) => one['package-ecosystem'])).toEqual([
      'npm',
      'docker',
      'github-actions',
    ]);
    for (const { directory, schedule } of config.updates) {
      expect([directory, schedule.interval]).toEqual(['/', 'weekly']);
    }
  });
});
