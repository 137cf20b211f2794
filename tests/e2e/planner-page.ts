import type { Page } from '@playwright/test';

/* The home page's planner, with helpers that find its parts. */

export const planner = (page: Page) => page.getByRole('region', { name: 'Compose planner' });
export const editor = (page: Page) => planner(page).getByRole('textbox', { name: 'compose.yaml' });
/** The button that shows the file when file and plan are two views. */
export const toFile = (page: Page) =>
  planner(page).getByRole('button', { name: 'File', exact: true });
/** The heading that counts the services of the plan. */
export const counts = (page: Page) => planner(page).locator('h2, h3').nth(1);

/** Pastes text into the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await editor(page).evaluate((area, value) => {
    (area as HTMLTextAreaElement).value = value;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}
