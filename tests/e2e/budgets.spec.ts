import { type Finished, record } from '../../tools/bench/speed/bytes';
import budgets from '../site/budgets.json' with { type: 'json' };
import { sitemapRoutes } from '../site/pages';
import { expect, hydrated, quiet, test } from './visit';

const sum = (files: readonly Finished[]) => files.reduce((all, { bytes }) => all + bytes, 0);

for (const [kind, page] of Object.entries(budgets.pages)) {
  const { path } = page;
  const pictures = 'pictures' in page ? page.pictures : budgets.visit.pictures;
  const each = 'touchOfEach' in page ? page.touchOfEach : 0;

  test(`a visit of a ${kind} page stays in its budget`, { tag: '@server' }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const { files, load } = await record(session);
    // Lazy pictures are requested as soon as the page is laid out. The load event doesn't wait for them.
    const isPicture = ({ url }: Finished) => url.includes('/img/pictures/');
    await page.goto(path);
    await quiet(page);
    const atRest = files.filter((file) => file.began >= load() && !isPicture(file));
    const entries = each && (await page.locator('main article').count());
    expect(sum(atRest)).toBeLessThanOrEqual(budgets.visit.atRest + each * entries);
    expect(sum(atRest)).toBeGreaterThan(0);
    await hydrated(page);
    await quiet(page);
    const others = files.filter((file) => !isPicture(file));
    const before = others.filter((file) => file.began < load());
    const after = others.filter((file) => file.began >= load() && !file.isAhead);
    const ahead = files.filter(({ isAhead }) => isAhead);
    const { visit } = budgets;
    expect(sum(before)).toBeLessThanOrEqual(visit.beforeLoad);
    expect(sum(before.filter(({ type }) => type === 'Script'))).toBeLessThanOrEqual(
      visit.beforeLoadScripts,
    );
    expect(before.length).toBeLessThanOrEqual(visit.beforeLoadRequests);
    const { routes, 'runtime~main': runtime } = budgets.perPage;
    const grown = (routes + runtime) * sitemapRoutes().length + each * entries;
    expect(sum(after)).toBeLessThanOrEqual(visit.firstTouch + grown);
    expect(sum(ahead)).toBeLessThanOrEqual(visit.fetchedAhead);
    expect(sum(files.filter(isPicture))).toBeLessThanOrEqual(pictures);
    expect(sum(after)).toBeGreaterThan(0);
  });
}
