import type { Page } from '@playwright/test';

/** Changes the page's texts as a translator does: wraps each in a `font`, or replaces it with another text. */
export async function translate(page: Page, how: 'wrap' | 'replace'): Promise<void> {
  await page.evaluate((way) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, textarea, [translate=no]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const font = document.createElement('font');
      if (way === 'replace') font.textContent = text.data;
      text.replaceWith(font);
      if (way === 'wrap') font.append(text);
    }
  }, how);
}
