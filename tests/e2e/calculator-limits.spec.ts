import { expect, open, test } from './visit';

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
