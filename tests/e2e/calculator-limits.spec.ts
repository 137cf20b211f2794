import { expect, open, test } from './visit';

test('a number that the calculator rejects is reported with its limits, and does not count', async ({
  page,
}) => {
  await open(page, '/pricing/');
  const traffic = page.getByRole('spinbutton', { name: 'Outgoing traffic in TB' });
  const before = await traffic.inputValue();
  await traffic.fill('99999999');
  const row = page.getByRole('row', { name: /^Traffic out/ });
  await expect(row.getByRole('status')).toHaveText(
    new RegExp(`^From 0 to [0-9,]+; ${before} counts\\.$`),
  );
  await expect(traffic).toHaveAttribute('aria-invalid', 'true');
  await traffic.fill('2');
  await expect(row.getByRole('status')).toBeEmpty();
  await expect(traffic).not.toHaveAttribute('aria-invalid');
});
