/* Text that somebody wrote survives whatever comes between, and no edit is made to another text. */
import type { Page } from '@playwright/test';
import { editor, planner, write } from '../planner-page';
import { translate } from '../translate';
import { expect, hydrated, open, test } from '../visit';

const LONG = `\n${'# a line that makes a file long enough to be planned after a pause\n'.repeat(320)}`;

/** Other texts than the one on screen, similar and different. */
const others = (text: string): string[] => {
  const lines = text.split('\n');
  const changed = [
    ...['', ' ', '\n', '# only a comment', 'services:', 'not yaml: [', 'name: x\nservices: {}\n'],
    ...[`\n${text}`, `${text}\n`, `# first\n${text}`, `${text}# last`, text.slice(1), ` ${text}`],
    ...[text.slice(0, -1), text.slice(0, 40), text.slice(40), lines.slice(2).join('\n')],
    ...[[...lines].reverse().join('\n'), text.replaceAll(' ', '\t'), text.toUpperCase()],
    ...[`${text}${text}`, text.replace('image', 'IMAGE'), text.replace(/:/, ': '), '🐳'.repeat(30)],
    ...['services:\n  web:\n    image: nginx:1.27\n', text.replaceAll('\n', '\n\n')],
  ];
  return [...changed, ...changed.slice(8, 14).map((one) => `${one}${LONG}`)];
};

test('no fix on the screen is applied to another text than its own', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, '/');
  await planner(page).getByRole('button', { name: "Show me one that's refused" }).click();
  const fixes = planner(page).locator('[data-fix]');
  await expect(fixes.first()).toBeVisible();
  const refused = await editor(page).inputValue();
  const texts = others(refused);
  expect(new Set(texts).size).toBeGreaterThanOrEqual(30);
  let clicked = 0;
  for (const text of texts) {
    // Each fix runs in the task of the paste, so the plan still belongs to the previous text. For a short
    // file the plan would follow the event at once. For a long one it waits for a pause, as with real typing.
    const seen = await editor(page).evaluate(
      (area, { value, long }) => {
        (area as HTMLTextAreaElement).value = value;
        if (long) area.dispatchEvent(new Event('input', { bubbles: true }));
        const buttons = document.querySelectorAll<HTMLButtonElement>('[data-fix]');
        for (const button of buttons) button.click();
        return { after: (area as HTMLTextAreaElement).value, buttons: buttons.length };
      },
      { value: text, long: text.endsWith(LONG) },
    );
    expect(seen.after).toBe(text);
    clicked += seen.buttons;
    await write(page, refused);
    await expect(fixes.first()).toBeVisible();
  }
  expect(clicked).toBeGreaterThanOrEqual(texts.length);
});

/** What happens between writing and looking again. Ends on the home page. */
const BETWEEN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a link of the planner, and Back': async (page) => {
    await planner(page).getByRole('link', { name: 'What the planner understands' }).click();
    await expect(page).toHaveURL(/compose-import/);
    return page.goBack();
  },
  'a link of the bar, and Back': async (page) => {
    await page.locator('.navbar a[href="/pricing/"]:visible').first().click();
    await expect(page).toHaveTitle(/^Pricing/);
    return page.goBack();
  },
  'a link of the footer, and Back': async (page) => {
    await page.locator('footer a[href="/docs/legal/terms/"]').click();
    await expect(page).toHaveURL(/terms/);
    return page.goBack();
  },
  'a search, and Back': async (page) => {
    await page.getByRole('combobox', { name: 'Search the docs and lessons' }).fill('redis');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search/);
    return page.goBack();
  },
  'a page, and the logo': async (page) => {
    await page.locator('.navbar a[href="/pricing/"]:visible').first().click();
    await expect(page).toHaveTitle(/^Pricing/);
    return page.locator('a.navbar__brand').click();
  },
  'another address, and Back': async (page) => {
    await page.goto('/docs/intro/');
    return page.goBack();
  },
  'another address, and this one': async (page) => {
    await page.goto('/docs/intro/');
    return page.goto('/');
  },
  'a reload': (page) => page.reload(),
  'an anchor of the page': (page) => page.goto('/#main'),
  'a translation and a reload': async (page) => {
    await translate(page, 'wrap');
    return page.reload();
  },
};

const FILES: Readonly<Record<string, string>> = {
  'a file with letters of other scripts':
    'services:\n  web:\n    image: nginx:1.27\n    environment: { NAME: "Größe 🐳 \u05d0\u05d1 \u4e2d" }\n',
  'a file that is no YAML': 'services:\n\tweb: [\n  "unclosed\n',
  'a file of 25 kB': `services:\n  web:\n    image: nginx:1.27\n${LONG}`,
};

for (const [name, file] of Object.entries(FILES)) {
  test(`${name} is there again after each way to leave`, async ({ page }) => {
    test.setTimeout(90_000);
    await open(page, '/');
    for (const [way, leave] of Object.entries(BETWEEN)) {
      const text = `# ${way}\n${file}`;
      await editor(page).focus();
      await write(page, text);
      await leave(page);
      await hydrated(page);
      await expect(page).toHaveURL(/:\d+\/(#main)?$/);
      await expect(editor(page), way).toHaveValue(text);
    }
  });
}
