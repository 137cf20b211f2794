import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../../src/lib/planner.ts';
import { decodeShared, plan } from 'compose-planner';
import { formatAmount, formatEuro } from '../../src/lib/money.ts';
import { composePath, templates } from '../../src/lib/templates.ts';
import { pageOf } from './pages.ts';

describe.each(templates.map(({ slug, name }) => [slug, name] as const))(
  'the built page of %s',
  (slug) => {
    const { total } = plan(fs.readFileSync(composePath(slug), 'utf8'));

    it('shows the sum that the planner computes from its Compose file', () => {
      const $ = pageOf(`/docs/templates/${slug}/`);
      expect($(`[data-template-cost="${slug}"]`).text()).toBe(formatAmount(total));
      expect($('article [data-price]').first().text()).toBe(formatEuro(total));
    });

    it('opens the planner with a plan of the same sum', async () => {
      const href = pageOf(`/docs/templates/${slug}/`)('article a[href*="#plan="]').attr('href');
      const shared = await decodeShared(href?.slice(href.indexOf('#')) ?? '');
      expect(plan(shared?.text ?? '', shared?.choices)).toMatchObject({ state: 'ready', total });
    });

    it('is in the gallery with its sum', () => {
      const $ = pageOf('/docs/templates/');
      const row = $(`article tr:has(a[href="/docs/templates/${slug}/"])`);
      expect(row.find('[data-price]').text()).toBe(formatAmount(total));
    });
  },
);
