import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import firstSteps from '../../learn/foundations/git-first-steps.git';
import { expect, open, quiet, test } from './visit';

const PAGE = '/learn/foundations/git-first-steps/';
const MOST_BYTES = 23_000;
/** Linux starts, or runs a line, on two processors that do everything else too. */
const STARTED = { timeout: 120_000 };

/** True if a click on the middle of an element would hit it where the page is scrolled to. */
const isUncovered = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
};

test.describe('a Git exercise', () => {
  test(
    'loads its repository when asked, in at most 23 kB, and is done by typing its answer',
    { tag: '@server' },
    async ({ page }) => {
      const sizes: Promise<number>[] = [];
      await open(page, PAGE);
      // Files that the page itself loads late don't count towards the exercise.
      await quiet(page);
      page.on('requestfinished', (request) => {
        // The whole style sheet belongs to the page, and loads with the first interactive part.
        if (request.resourceType() !== 'script') return;
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      const exercise = page.getByRole('region', { name: /first commit without the secret/ });
      await exercise.getByRole('button', { name: 'Do it here' }).click();
      const prompt = exercise.getByRole('textbox', { name: 'Command' });
      await expect(prompt).toBeFocused();
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
      await prompt.fill('git add .');
      await prompt.press('Enter');
      await expect(exercise.getByRole('log')).toContainText('not a git repository');
      for (const line of firstSteps['first-commit'].solution) {
        await prompt.fill(line);
        await prompt.press('Enter');
      }
      await expect(exercise.getByRole('status')).toHaveText(
        'Done: your repository matches the goal.',
      );
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );

  test('goes back a step, recalls lines with the arrow keys, outlives a reload, and starts again', async ({
    page,
  }) => {
    await open(page, PAGE);
    const exercise = page.getByRole('region', { name: /two changes that nobody wanted/ });
    await exercise.getByRole('button', { name: 'Do it here' }).click();
    const prompt = exercise.getByRole('textbox', { name: 'Command' });
    const row = exercise.getByRole('row', { name: /home\.txt/ });
    await expect(row).toContainText('changed');
    await prompt.fill('git restore home.txt');
    await prompt.press('Enter');
    await expect(row).toContainText('as committed');
    await exercise.getByRole('button', { name: 'Step back' }).click();
    await expect(row).toContainText('changed');
    await prompt.fill('git status');
    await prompt.press('Enter');
    await prompt.press('ArrowUp');
    await expect(prompt).toHaveValue('git status');
    await prompt.fill('git restore home.txt');
    await prompt.press('Enter');
    await page.reload();
    await exercise.getByRole('button', { name: 'Go on with it here' }).click();
    await expect(row).toContainText('as committed');
    await expect(exercise.getByRole('log')).toContainText('git status');
    await exercise.getByRole('button', { name: 'Start again' }).click();
    await expect(exercise.getByRole('log')).toBeEmpty();
  });

  test('says so when it cannot be loaded, and tries again', async ({ page, quietConsole }) => {
    await open(page, PAGE);
    await quiet(page);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const exercise = page.getByRole('region', { name: /publish a repository/ });
    await exercise.getByRole('button', { name: 'Do it here' }).click();
    await expect(exercise.getByRole('alert')).toContainText("couldn't be loaded");
    // The browser's own line about the request.
    expect(quietConsole.splice(0)).toHaveLength(1);
    await page.unroute('**/assets/js/*.js');
    await exercise.getByRole('button', { name: 'Try again' }).click();
    await expect(exercise.getByRole('textbox', { name: 'Command' })).toBeVisible();
  });

  test(
    'is answered by real Git when asked, and by its own while that cannot be loaded',
    { tag: '@server' },
    async ({ page }) => {
      test.setTimeout(200_000);
      test.skip(
        !fs.existsSync(path.join(process.env.SITE_OUT ?? 'build', 'assets/machine')),
        'the practice machine is not in this build: npm run build -w practice-machine comes first',
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route('**/assets/machine/**', (route) => route.abort());
      await open(page, '/learn/foundations/git-branching/');
      const exercise = page.getByRole('region', { name: /a lost commit/ });
      await exercise.getByRole('button', { name: 'Do it here' }).click();
      const status = exercise.getByRole('status');
      const log = exercise.getByRole('log');
      const prompt = exercise.getByRole('textbox', { name: 'Command' });
      const type = async (line: string) => {
        await prompt.fill(line);
        await prompt.press('Enter');
      };
      await exercise.getByRole('button', { name: 'Use real Git' }).click();
      await expect(status).toContainText("Linux couldn't be loaded.");
      await type('git status');
      await expect(log).toContainText('nothing to commit, working tree clean');
      await page.unroute('**/assets/machine/**');

      await exercise.getByRole('button', { name: 'Use real Git' }).click();
      await expect(exercise.getByText("Debian's Git answers")).toBeVisible(STARTED);
      await expect(prompt).toBeFocused();
      await expect(log).toContainText('$ git status');
      // And not below the graphs, which stay in sight.
      await expect.poll(() => prompt.evaluate(isUncovered)).toBe(true);
      // Which the page's own Git doesn't know.
      await type('git rev-list -1 --abbrev-commit HEAD@{1}');
      const printed = log.locator('pre').last();
      await expect(printed).toHaveText(/^[0-9a-f]{7}$/, STARTED);
      const lost = await printed.innerText();
      await type('git branch rescue HEAD@{1}');
      await expect(status).toHaveText('Done: your repository matches the goal.', STARTED);
      await expect(exercise.getByRole('figure').first()).toContainText(`${lost} (rescue) Add idea`);
    },
  );
});
