import { expect, it } from 'vitest';
import { planAsMarkdown } from './markdown.ts';
import { plan } from './testing.ts';

it('the plan as Markdown is a table with the sum, and a list of the problems', () => {
  const text =
    'services:\n  Web_App:\n    image: x\n    ports: [80]\n    privileged: true\n    hostname: a\n  db:\n    image: postgres:17\n';
  expect(planAsMarkdown(plan(text)))
    .toBe(`Doesn't run yet: \`privileged\` of \`Web_App\` is refused.

| service | what it becomes | size | a month |
|---|---|---|---:|
| web-app (\`Web_App\` in the file) | app, public on 80 | micro, 512 MB | €4.50 |
| db | PostgreSQL 17, daily backup | micro, 512 MB | €4.50 |
| db disk | first 1 GB included | 1 GB | €0.00 |
| **sum** | plus VAT, once fixed | | **€9.00** |

- Line 5, column 5: \`privileged\` of \`Web_App\` is refused. Containers share their host with other customers. Delete it, or run this part on a server of your own, which reaches only public apps here.
`);
});

it('a file that cannot be read gives its problem alone', () => {
  expect(planAsMarkdown(plan('a: ['))).toMatch(/^- Line 1, column \d+: .+\n$/);
});

it('a bar in a name does not end its cell', () => {
  const [row] = plan('services: {a: {image: x}}').rows;
  if (!row) throw new Error('no row');
  const made = planAsMarkdown({
    ...plan('services: {a: {image: x}}'),
    rows: [{ ...row, name: 'a|b' }],
  });
  expect(made).toContain('| a\\|b |');
});
