/** The terms of the glossary: id (the anchor) → term, definition, and where it is explained. */
export interface GlossaryTerm {
  id: string;
  term: string;
  /** One to three sentences. */
  definition: string;
  /** Site path of the page that explains it. */
  to: string;
}

export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'image',
    term: 'Image',
    definition: 'A read-only package of files and settings from which containers are started.',
    to: '/learn/foundations/images-vs-containers/',
  },
];
