import type { CheerioAPI } from 'cheerio';
import type { FAQPage } from 'schema-dts';

/** The questions of a page with their answers as shown, undefined if it has none. */
export function faqPage($: CheerioAPI): FAQPage | undefined {
  const questions = $('[data-question]')
    .toArray()
    .map((element) => ({
      '@type': 'Question' as const,
      name: $(element).attr('data-question'),
      acceptedAnswer: {
        '@type': 'Answer' as const,
        text: $(element).find('[data-answer]').text().replace(/\s+/g, ' ').trim(),
      },
    }));
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined;
}
