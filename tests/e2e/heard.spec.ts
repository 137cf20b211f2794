/* What a screen reader would say of a page, in order, stored in heard/ and read by a person. Write an
   intended change with HEARD=write npx playwright test heard, and say in the commit what is heard now. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { planner } from './planner-page';
import { expect, open, quiet, test } from './visit';

/** Days come from the history and from facts that are read again. */
const DAY = /\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/g;

const main = (page: Page) => page.getByRole('main');

const HEARD: Record<string, { path: string; part: (page: Page) => ReturnType<typeof main> }> = {
  home: { path: '/', part: (page) => page.locator('body') },
  comparison: { path: '/hosting/alternative-to-render-eu/', part: main },
  lesson: { path: '/learn/foundations/git-branching/', part: main },
  planner: { path: '/', part: planner },
  search: { path: '/search/?q=redis', part: main },
};

for (const [name, { path: address, part }] of Object.entries(HEARD)) {
  test(`${name} is heard as it was read`, async ({ page }) => {
    await open(page, address);
    await quiet(page);
    if (name === 'search') await expect(main(page)).toContainText(/\d+ pages? found/);
    const file = path.join('tests/e2e/heard', `${name}.yaml`);
    const heard = async () => `${await part(page).ariaSnapshot()}\n`.replace(DAY, 'DAY');
    if (process.env.HEARD === 'write') fs.writeFileSync(file, await heard());
    const kept = fs.readFileSync(file, 'utf8');
    expect(kept.length).toBeGreaterThan(500);
    await expect.poll(heard).toBe(kept);
  });
}
