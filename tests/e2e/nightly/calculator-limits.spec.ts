import { expect, open, test } from '../visit';

test('a number out of range shows the limits and does not count', async ({ page }) => {
  await open(page, '/pricing/');
  const traffic = page.getByRole('spinbutton', { name: 'Outgoing traffic in TB' });
  const before = await traffic.inputValue();
  await traffic.fill('99999999');
  const row = page.getByRole('row', { name: /^Traffic out/ });
  await expect(row.getByRole('status')).toHaveText(
    new RegExp(`^From 0 to [0-9,]+\\. We count ${before}\\.$`),
  );
  await expect(traffic).toHaveAttribute('aria-invalid', 'true');
  await traffic.fill('2');
  await expect(row.getByRole('status')).toBeEmpty();
  await expect(traffic).not.toHaveAttribute('aria-invalid');
});

test('an arrow key that is held seldom changes the address, because browsers refuse more than 100 changes in 10 seconds', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let left = 100;
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...given) {
      left -= 1;
      if (left < 0) throw new DOMException('The operation is insecure.', 'SecurityError');
      replaceState.apply(this, given);
    };
  });
  await open(page, '/pricing/');
  const minutes = page.getByRole('spinbutton', { name: 'Build minutes' });
  await minutes.evaluate(async (field: HTMLInputElement) => {
    for (let pressed = 0; pressed < 150; pressed += 1) {
      field.stepUp();
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  const reached = await minutes.inputValue();
  await expect(page).toHaveURL(new RegExp(`=${reached}(?:&|$)`));
});
