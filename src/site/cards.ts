/** A picture for link previews: its file, the words on it line by line, and the addresses it stands for. */
export interface Card {
  /** Name of the file below /img/cards/, without ending. */
  id: string;
  /** One to three lines of at most 24 characters. */
  lines: readonly string[];
  /** Addresses begin with it. */
  prefix: string;
}

/** The cards, the general one last. */
export const cards: readonly Card[] = [
  { id: 'docs', lines: ['Documentation'], prefix: '/docs/' },
  {
    id: 'learn',
    lines: ['Containers, databases', 'and proxies, learned', 'from the beginning'],
    prefix: '/learn/',
  },
  { id: 'blog', lines: ['Blog'], prefix: '/blog/' },
  {
    id: 'hosting',
    lines: ['Hosting in Germany', 'and Finland,', 'with the arithmetic'],
    prefix: '/hosting/',
  },
  { id: 'pricing', lines: ['Prices by the hour,', 'with a calculator'], prefix: '/pricing/' },
  { id: 'site', lines: ['Your compose.yaml,', 'running in Europe'], prefix: '/' },
];

/** The address of the card for a page's path. */
export function cardFor(path: string): string {
  const card = cards.find(({ prefix }) => path.startsWith(prefix));
  return `/img/cards/${card?.id ?? 'site'}.png`;
}
