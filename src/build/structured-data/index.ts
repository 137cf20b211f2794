import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
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

/**
 * Adds FAQPage structured data to every built page with questions, taken from
 * the rendered answers, so that both always say the same.
 */
export default function structuredData(): Plugin {
  return {
    name: 'structured-data',
    async postBuild({ outDir, routesPaths }) {
      for (const route of routesPaths) {
        const file = path.join(outDir, route, 'index.html');
        const html = await fs.readFile(file, 'utf8').catch(() => '');
        if (!html.includes('data-question')) continue;
        const data = faqPage(html);
        if (!data) continue;
        const json = JSON.stringify(data).replace(/</g, '\\u003c');
        const script = `<script type="application/ld+json">${json}</script></head>`;
        await fs.writeFile(
          file,
          html.replace('</head>', () => script),
        );
      }
    },
  };
}
