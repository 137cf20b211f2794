import { load } from 'cheerio';

/** A FAQPage object (schema.org) for the questions in a page's HTML; undefined where it has none. */
export function faqPage(html: string): object | undefined {
  const $ = load(html);
  const questions = $('[data-question]')
    .toArray()
    .map((element) => ({
      '@type': 'Question',
      name: $(element).attr('data-question'),
      acceptedAnswer: {
        '@type': 'Answer',
        text: $(element).find('[data-answer]').text().replace(/\s+/g, ' ').trim(),
      },
    }));
  if (questions.length === 0) return undefined;
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions };
}

/** Adds FAQPage structured data, taken from the rendered answers, so that both always say the same. */
export function withStructuredData(html: string): string {
  if (!html.includes('data-question') || html.includes('"FAQPage"')) return html;
  const data = faqPage(html);
  if (!data) return html;
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}
