import { describe, expect, it } from 'vitest';
import { plan } from 'compose-planner';
import '../planner.ts';
import { publicPlan } from '../../../tools/public-plan.ts';
import { badge } from './badge.ts';
import { composeFiles, costPage, costRow, planOf, type PublicFile } from './index.ts';

const TEXT = `services:
  web:
    image: shop:1
    ports: ["8080:80"]
    volumes: ["data:/data", "./conf:/etc/shop"]
    deploy: { replicas: 1, resources: { limits: { memory: 1g } } }
  db:
    image: postgres:17
  probe:
    image: probe:1
    privileged: true
volumes: { data: {} }
`;
const kept = publicPlan(TEXT);
const file: PublicFile = {
  slug: 'umami',
  name: 'Shop',
  about: 'A shop for a test',
  repository: 'acme/shop',
  path: 'compose.yaml',
  licence: 'MIT',
  commit: '0'.repeat(40),
  date: '2026-01-01',
  read: '2026-11-01',
  ...(kept as Pick<PublicFile, 'rows' | 'findings'>),
};

describe('a public file', () => {
  it('is kept without its text, and priced as the planner prices the text', () => {
    const whole = plan(TEXT);
    const { total, expression, state, problems, services } = planOf(file);
    expect({ total, expression, state, problems, services }).toEqual({
      total: whole.total,
      expression: whole.expression,
      state: 'blocked',
      problems: whole.problems,
      services: 3,
    });
    expect(JSON.stringify(kept)).not.toContain('image:');
  });

  it('draws what is refused on the crane, and what is public with an address', () => {
    const { wide } = costPage(file, '2026-11-24').drawings;
    expect(wide).toContain('<g data-part="probe"><g><g class="k"');
    expect(wide).toContain('<g data-part="web" class="u">');
  });

  it.each([
    ['2027-03-01', false],
    ['2027-03-02', true],
  ])('read on 1 November 2026 is old on %s: %s', (today, isOld) => {
    expect(costPage(file, today).isOld).toBe(isOld);
  });

  it('says in the list whether it runs', () => {
    expect(costRow(file)).toMatchObject({ runs: 'no', problems: planOf(file).problems });
    expect(costRow({ ...file, findings: [] })).toMatchObject({ runs: 'yes', problems: 0 });
  });
});

it('every page has a sum here and on five or six others', () => {
  expect(composeFiles.length).toBeGreaterThanOrEqual(40);
  for (const one of composeFiles) {
    const { elsewhere } = costPage(one, '2026-11-24');
    expect(planOf(one).total, one.slug).toBeGreaterThan(0);
    expect(elsewhere.costs.length, one.slug).toBeGreaterThanOrEqual(5);
  }
});

it('a badge is as wide as its two halves', () => {
  const svg = badge('on Eisendock', '€9.00 a month');
  expect(svg).toMatch(/^<svg [^>]*aria-label="on Eisendock: €9\.00 a month"/);
  const [width, left] = [/width="(\d+)"/, /d="M(\d+) /].map((part) => Number(part.exec(svg)?.[1]));
  expect(left).toBeLessThan(width ?? 0);
});
