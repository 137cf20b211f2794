/** How a file of ours depends on one of another package. */
export type Bend = 'ejected' | 'wrapped' | 'replaced' | 'reached into';

/** A file or component folder of ours with the upstream files that it replaces or relies on. */
export interface Entry {
  ours: string;
  how: Bend;
  upstream: readonly string[];
}

const theme = (component: string, how: Bend, ...files: readonly string[]): Entry => ({
  ours: `src/theme/${component}`,
  how,
  upstream: (files.length > 0 ? files : ['index.js']).map(
    (file) => `@docusaurus/theme-classic/lib/theme/${component}/${file}`,
  ),
});
const ejected = (component: string, ...more: readonly string[]) =>
  theme(component, 'ejected', 'index.js', ...more);
const wrapped = (component: string) => theme(component, 'wrapped');
const core = (file: string) => `@docusaurus/core/lib/${file}`;
const search = (file: string) => `@easyops-cn/docusaurus-search-local/dist/${file}`;
const STYLES = 'styles.module.css';
/** Not part of the theme's public interface. */
const MENU = '@docusaurus/theme-common/lib/contexts/navbarMobileSidebar.js';

/**
 * Every place where the site replaces or wraps a file of the framework or of the search plugin, or relies on
 * its internals. The comment above each component says why.
 */
export const ledger: readonly Entry[] = [
  ejected('BlogArchivePage'),
  ejected('Blog/Pages/BlogAuthorsListPage'),
  ejected('BlogListPage'),
  ejected('BlogPostItems'),
  ejected('BlogPostItem/Container'),
  ejected('BlogPostItem/Header'),
  ejected('BlogTagsListPage'),
  ejected(
    'CodeBlock',
    'Content/Element.js',
    'Content/String.js',
    'Layout/index.js',
    'Title/index.js',
    'Buttons/CopyButton/index.js',
  ),
  ejected('BlogListPage/StructuredData'),
  ejected('BlogPostPage/StructuredData'),
  ejected('CodeInline'),
  ejected('ColorModeToggle', STYLES),
  ejected('Details', STYLES),
  ejected('DocBreadcrumbs/Items/Home', STYLES),
  ejected('DocBreadcrumbs/StructuredData'),
  ejected('DocItem/Content'),
  ejected('DocSidebarItem/Category', STYLES),
  ejected('DocTagDocListPage'),
  ejected('DocItem'),
  ejected('DocItem/Layout', STYLES),
  ejected('Footer/Copyright'),
  ejected('Heading', STYLES),
  ejected('Icon/ExternalLink', STYLES),
  ejected('LastUpdated'),
  ejected('MDXPage', STYLES),
  ejected('NotFound/Content'),
  ejected('SearchMetadata'),
  ejected('SiteMetadata'),
  ejected('SkipToContent', STYLES),
  ejected('TagsListByLetter'),
  ejected('TagsListInline', STYLES),
  {
    ...wrapped('AnnouncementBar'),
    upstream: [
      ...wrapped('AnnouncementBar').upstream,
      '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    ],
  },
  wrapped('BlogPostPaginator'),
  wrapped('DocSidebar/Desktop/Content'),
  wrapped('DocTagsListPage'),
  wrapped('Footer'),
  wrapped('MDXComponents'),
  wrapped('TOC'),
  {
    ...ejected('Navbar/Content', STYLES),
    upstream: [
      ...ejected('Navbar/Content', STYLES).upstream,
      MENU,
      '@docusaurus/theme-common/lib/utils/navbarUtils.js',
    ],
  },
  {
    ...ejected('Navbar/MobileSidebar/PrimaryMenu'),
    upstream: [...ejected('Navbar/MobileSidebar/PrimaryMenu').upstream, MENU],
  },
  ...['Navbar/Layout', 'Navbar/MobileSidebar'].map((component): Entry => ({
    ...wrapped(component),
    upstream: [...wrapped(component).upstream, MENU],
  })),
  {
    ours: 'src/theme/Error',
    how: 'ejected',
    upstream: [core('client/theme-fallback/Error/index.js'), core('client/routeContext.js')],
  },
  {
    ours: 'src/theme/ErrorPageContent',
    how: 'ejected',
    upstream: ['@docusaurus/theme-classic/lib/theme/ErrorPageContent.js'],
  },
  {
    ours: 'src/theme/Loading',
    how: 'ejected',
    upstream: [core('client/theme-fallback/Loading/index.js')],
  },
  {
    ours: 'src/theme/Root',
    how: 'ejected',
    upstream: [core('client/theme-fallback/Root/index.js')],
  },
  {
    ours: 'src/theme/SearchBar',
    how: 'ejected',
    upstream: ['index.jsx', 'SearchBar.jsx'].map((file) =>
      search(`client/client/theme/SearchBar/${file}`),
    ),
  },
  {
    ours: 'src/theme/SearchPage',
    how: 'ejected',
    upstream: ['index.js', 'SearchPage.jsx'].map((file) =>
      search(`client/client/theme/SearchPage/${file}`),
    ),
  },
  {
    ours: 'packages/light-start/src/client/entry.ts',
    how: 'reached into',
    upstream: [core('client/clientEntry.js')],
  },
  {
    ours: 'packages/light-start/src/client/heads.ts',
    how: 'reached into',
    // The provider's static property isn't part of its interface.
    upstream: ['react-helmet-async/lib/index.js'],
  },
  {
    ours: 'packages/light-start/src/client/address.ts',
    how: 'reached into',
    upstream: [core('client/normalizeLocation.js')],
  },
  {
    ours: 'packages/light-start/src/client/routing.ts',
    how: 'reached into',
    upstream: [
      core('client/docusaurus.js'),
      core('client/preload.js'),
      core('client/prefetch.js'),
      core('client/flat.js'),
    ],
  },
  { ours: 'src/client/tslib.ts', how: 'replaced', upstream: ['tslib/package.json'] },
  {
    ours: 'src/plugins/chunks',
    how: 'reached into',
    upstream: [
      '@docusaurus/theme-classic/lib/prism-include-languages.js',
      core('webpack/base.js'),
      core('webpack/client.js'),
      // The names of chunks are hashes of component names.
      core('server/codegen/codegenRoutes.js'),
    ],
  },
  {
    ours: 'src/plugins/site-values',
    how: 'reached into',
    upstream: [core('webpack/base.js')],
  },
  {
    ours: 'src/plugins/drawings',
    how: 'reached into',
    upstream: [core('webpack/base.js'), '@docusaurus/utils/lib/webpackUtils.js'],
  },
  {
    ours: 'src/plugins/modern-css',
    how: 'reached into',
    upstream: [core('webpack/configure.js'), '@docusaurus/bundler/lib/loaders/styleLoader.js'],
  },
  {
    ours: 'src/plugins/early-scripts',
    how: 'replaced',
    upstream: ['@docusaurus/theme-classic/lib/inlineScripts.js'],
  },
  {
    ours: 'packages/light-start/src/page/failure.ts',
    how: 'replaced',
    upstream: [core('client/BaseUrlIssueBanner/index.js')],
  },
  {
    ours: 'packages/light-start/src/plugin/html.ts',
    how: 'reached into',
    upstream: [core('ssg/ssgTemplate.html.js'), core('ssg/ssgTemplate.js')],
  },
  {
    ours: 'src/plugins/finish/page-styles',
    how: 'reached into',
    upstream: [core('ssg/ssgTemplate.html.js')],
  },
  {
    ours: 'src/plugins/finish/index.ts',
    how: 'reached into',
    upstream: ['@docusaurus/theme-classic/lib/inlineSvgSprites.js'],
  },
  {
    ours: 'src/plugins/search-index',
    how: 'reached into',
    upstream: ['index.js', 'utils/processPluginOptions.js'].map((file) =>
      search(`server/server/${file}`),
    ),
  },
];
