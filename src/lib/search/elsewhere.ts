import { comparisons } from '#data/comparisons';
import { composeFilesNames } from '#data/compose-files-names';
import { addressOf } from '../comparisons.ts';
import { footerColumns } from '../navigation.ts';
import { platformsNames as platformNames } from '#data/platforms-names';
import { editDistance, toleratedEdits } from 'site-search/distance';
import { queryWords } from 'site-search/words';

/** A page that isn't in the index, which covers the documentation and the lessons. */
export interface Elsewhere {
  to: string;
  label: string;
}

/** Words that people search for such a page with, in addition to its link's name. */
const WORDS: Readonly<Record<string, string>> = {
  '/pricing/': 'price prices pricing cost costs calculator cheap euro',
  '/about/': 'company team',
  '/blog/': 'post posts article articles',
  '/hosting/alternative-to-digitalocean-app-platform/': 'do',
  '/hosting/alternative-to-fly-io/': 'fly',
  '/hosting/alternative-to-heroku-eu/': 'dyno dynos',
  '/hosting/alternative-to-vercel-eu/': 'next.js nextjs',
  '/hosting/cheap-docker-hosting-europe/': 'cheap',
  '/hosting/eu-based-paas-for-startups/': 'paas startups gdpr',
  '/hosting/european-hosts/':
    'scalingo clevercloud koyeb sliplane upsun platform.sh elestio northflank dokploy',
  '/hosting/free-postgres-hosting-europe/': 'free supabase neon aiven',
};

/** Posts about a product that isn't ours. */
const POSTS: readonly Elsewhere[] = [
  { label: 'n8n on your own server', to: '/blog/self-host-n8n-docker-compose/' },
  { label: "Netlify's credits", to: '/blog/netlify-credit-pricing/' },
];

/** A longer query is a pasted log, which has 'POST', 'free' or a product's name by chance. */
const LONGEST_NAMED = 100;

/** Words in several names, which name none of them on their own. */
const SHARED = new Set(
  'app cloud docker platform server eu europe hosting hosts postgresql compose based own your credit credits files'.split(
    ' ',
  ),
);

/** Names of products, which tolerate a typing mistake. In a plain word, one more often makes another word. */
const PRODUCTS = Object.values(platformNames)
  .flatMap((name) => queryWords(name).map(({ word }) => word))
  .filter((word) => !SHARED.has(word));

/** Separate words that are one letter away from such a name. */
const OTHER_WORDS = new Set(['reader', 'renders', 'scaling']);

/** The product that a possibly misspelt word names, or the word itself if it's near none. */
function product(word: string): string {
  const near = PRODUCTS.find(
    (name) =>
      name[0] === word[0] &&
      word.length > 4 &&
      !OTHER_WORDS.has(word) &&
      editDistance(word, name, toleratedEdits(name.length)) <= toleratedEdits(name.length),
  );
  return near ?? word;
}

const compared: readonly Elsewhere[] = comparisons.map((one) => ({
  label: platformNames[one.platform],
  to: addressOf(one),
}));

const ownPages = footerColumns
  .filter(({ title }) => title !== 'Legal' && title !== 'Comparisons')
  .flatMap(({ links }) => links);

/** Projects whose Compose file has a page, by the first word of their names. */
const priced: readonly Elsewhere[] = Object.entries(composeFilesNames).map(([slug, name]) => ({
  label: name.split(/[ ,]/)[0] ?? name,
  to: `/compose-cost/${slug}/`,
}));

const named = [...compared, ...ownPages, ...POSTS, ...priced].flatMap(({ label, to }) =>
  to && !/^\/(?:docs|learn)\//.test(to)
    ? [
        {
          label,
          to,
          words: new Set(
            [...queryWords(label), ...queryWords(WORDS[to] ?? '')]
              .map(({ word }) => word)
              .filter((word) => !SHARED.has(word)),
          ),
        },
      ]
    : [],
);

const titleOf = ({ label, to }: Elsewhere): string =>
  priced.some((page) => page.to === to)
    ? `what ${label}'s Compose file costs`
    : compared.some((page) => page.to === to)
      ? `${label}, compared`
      : label;

/**
 * The page outside the index that a query names, by a whole word of its name or nearly by a product's.
 * Undefined if it names none.
 */
export function elsewhere(query: string): Elsewhere | undefined {
  if (query.length > LONGEST_NAMED) return undefined;
  const typed = queryWords(query).map(({ word }) => word);
  // 'digital ocean' is one name.
  const words = [...typed, ...typed.slice(1).map((word, at) => `${typed[at]}${word}`)].map(product);
  const hits = named
    .map((page) => ({ page, count: words.filter((word) => page.words.has(word)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const page = hits[0]?.page;
  return page && { to: page.to, label: titleOf(page) };
}
