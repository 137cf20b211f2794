import lunr from 'lunr';

/** A document of the search plugin's own index file. */
export interface PluginDocument {
  i: number;
  /** Text of the field. */
  t: string;
  /** Site path. */
  u: string;
  /** Id of the page's title document. */
  p?: number;
}

/** The search plugin's index file as it ships it: one lunr index a kind of text. */
type StockIndex = { documents: PluginDocument[]; index: object }[];

/** Results that the plugin's results page asks for. */
const LIMIT = 100;

interface Clause {
  value: string;
  wildcard: lunr.Query.wildcard;
  editDistance: number;
}

/** The plugin's queries for words in English, in the order it tries them. */
function queriesFor(words: readonly string[]): Clause[][] {
  const telling = words.filter((word) => lunr.stopWordFilter(new lunr.Token(word, {})));
  const terms = [[...words]];
  if (telling.length > 0 && telling.length < words.length) terms.push(telling);
  const fewer =
    telling.length > 2
      ? telling.map((_, at) => telling.filter((_word, place) => place !== telling.length - 1 - at))
      : [];
  return [terms, fewer].flatMap((list) =>
    [0, 1].flatMap((distance) =>
      [false, true].flatMap((typing) =>
        list.map((term) =>
          term.map((value, at) => ({
            value,
            wildcard:
              typing && at === term.length - 1
                ? lunr.Query.wildcard.TRAILING
                : lunr.Query.wildcard.NONE,
            editDistance: value.length > distance ? distance : 0,
          })),
        ),
      ),
    ),
  );
}

/** Opens an index file of the search plugin and searches it as the plugin's worker does; returns addresses, best first. */
export function openStock(file: string): (query: string) => string[] {
  const kinds = (JSON.parse(file) as StockIndex).map(({ documents, index }) => ({
    urls: new Map(documents.map((document) => [String(document.i), document.u])),
    index: lunr.Index.load(index),
  }));
  return (query) => {
    const words = query.toLowerCase().match(/[^-\s]+/g) ?? [];
    const seen = new Set<string>();
    const urls: string[] = [];
    if (words.length === 0) return urls;
    for (const clauses of queriesFor(words.slice(0, 12))) {
      for (const kind of kinds) {
        const hits = kind.index.query((one) => {
          for (const { value, wildcard, editDistance } of clauses) {
            const presence = lunr.Query.presence.REQUIRED;
            one.term(value, { wildcard, presence, ...(editDistance > 0 ? { editDistance } : {}) });
          }
        });
        for (const { ref } of hits) {
          if (seen.has(ref) || seen.size >= LIMIT) continue;
          seen.add(ref);
          urls.push(kind.urls.get(ref) ?? '');
        }
      }
      if (seen.size >= LIMIT) break;
    }
    return urls;
  };
}
