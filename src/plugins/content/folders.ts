/** The folders whose pages are content. */
export const PAGE_FOLDERS = ['docs', 'learn', 'blog', 'src/pages'] as const;
