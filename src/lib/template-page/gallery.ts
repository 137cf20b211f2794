import { longDate } from '../dates.ts';
import { templateCategories, templates, type Template, type TemplateSlug } from '../templates.ts';
import { evaluatePrice } from '../price/index.ts';
import { templateCost } from '../template-cost/index.ts';
import { templateThumbnail } from './drawing.ts';
import { databaseText } from './summary.ts';

export interface GalleryEntry {
  slug: TemplateSlug;
  name: string;
  purpose: string;
  database: string;
  /** The parts it creates as SVG, to one scale in the whole gallery. */
  drawing: string;
  expression: string;
  /** What a search looks through, in lower case. */
  haystack: string;
}

/** Categories of one name with their templates, the least expensive first. */
export interface GalleryGroup {
  /** The categories: each is an anchor. */
  ids: readonly string[];
  name: string;
  entries: readonly GalleryEntry[];
}

const priceOf = ({ expression }: GalleryEntry): number => evaluatePrice(expression);
const lowest = (entries: readonly GalleryEntry[]): number => Math.min(...entries.map(priceOf));

/** All templates, and what their pages are based on. */
export interface GalleryView {
  groups: readonly GalleryGroup[];
  /** The day on which the first sources were read, in words. */
  read: string;
  /** How many have a PostgreSQL or MySQL, against which their backup and restore are tested. */
  withDatabase: number;
}

const hasSql = ({ databases }: Template): boolean =>
  databases.some(({ engine }) => engine === 'PostgreSQL' || engine === 'MySQL');

/** Reads the Compose file of a template. */
type ReadCompose = (slug: TemplateSlug) => string;

/** The gallery with what it says of its checks. */
export const galleryView = (compose: ReadCompose): GalleryView => ({
  groups: galleryGroups(compose),
  read: longDate(
    templates
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(0) ?? '',
  ),
  withDatabase: templates.filter(hasSql).length,
});

/** All templates by the name of their category, the names in the order of their least expensive one, with what the gallery shows and searches. */
function galleryGroups(compose: ReadCompose): readonly GalleryGroup[] {
  const categories = Object.entries(templateCategories);
  return [...new Set(Object.values(templateCategories))]
    .map((name) => {
      const ids = categories.filter(([, own]) => own === name).map(([id]) => id);
      const entries = templates
        .filter(({ category }) => ids.includes(category))
        .map((template) => {
          const database = databaseText(template);
          const { slug, purpose } = template;
          const cost = templateCost(template, compose(slug));
          return {
            slug,
            name: template.name,
            purpose,
            database,
            drawing: templateThumbnail(template, cost),
            expression: cost.expression,
            haystack: [template.name, slug, purpose, name, database, template.searchWords]
              .join(' ')
              .toLowerCase(),
          };
        })
        .sort((a, b) => priceOf(a) - priceOf(b) || a.name.localeCompare(b.name, 'en'));
      return { ids, name, entries };
    })
    .sort((a, b) => lowest(a.entries) - lowest(b.entries));
}
