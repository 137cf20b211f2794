/** Opens an address, moves the pointer and scrolls to the end, until nothing more is loaded. */
export async function readToEnd(page, url) {
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(300, 300);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
}
