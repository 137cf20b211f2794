import {
  templateCategories,
  templateCosts,
  templates,
  templateWords,
  type TemplateSlug,
} from '../../site/templates/index.ts';
import { databaseText } from './summary.ts';

export interface GalleryEntry {
  slug: TemplateSlug;
  name: string;
  purpose: string;
  database: string;
  expression: string;
  /** What a search looks through, in lower case. */
  haystack: string;
}

/** A category with its templates, by name. */
export interface GalleryGroup {
  id: string;
  name: string;
  entries: readonly GalleryEntry[];
}

/** All templates by category, with what the gallery shows and searches. */
export function galleryView(): readonly GalleryGroup[] {
  return Object.entries(templateCategories).map(([id, name]) => ({
    id,
    name,
    entries: templates
      .filter(({ category }) => category === id)
      .map((template) => {
        const database = databaseText(template);
        const { slug, purpose } = template;
        return {
          slug,
          name: template.name,
          purpose,
          database,
          expression: templateCosts[slug].expression,
          haystack: [template.name, slug, purpose, name, database, templateWords[slug]]
            .join(' ')
            .toLowerCase(),
        };
      })
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }));
}
