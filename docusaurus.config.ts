import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { PluginOptions as SearchOptions } from '@easyops-cn/docusaurus-search-local';
import lightStart from 'light-start';
import analytics from './src/plugins/analytics/index.ts';
import checkedLine from './src/plugins/checked-line/index.ts';
import composeCost from './src/plugins/compose-cost/index.ts';
import comparisonTotals from './src/plugins/comparison-totals/index.ts';
import classNames from './src/plugins/class-names/index.ts';
import chunks from './src/plugins/chunks/index.ts';
import compareData from './src/plugins/remark/compare-data/index.ts';
import drawings from './src/plugins/drawings/index.ts';
import earlyScripts from './src/plugins/early-scripts/index.ts';
import { docsOptions, lastSteps, markdownHooks, remarkSteps } from './src/plugins/content/index.ts';
import { feedItems } from './src/plugins/content/feed-items/index.ts';
import { readingMinutes } from './src/plugins/content/reading-time/index.ts';
import inSidebar from './src/plugins/in-sidebar/index.ts';
import modernCss from './src/plugins/modern-css/index.ts';
import pageStart from './src/plugins/remark/page-start/index.ts';
import postData from './src/plugins/remark/post-data/index.ts';
import templateData from './src/plugins/remark/template-data/index.ts';
import labsArchive from './src/plugins/labs-archive/index.ts';
import siteDrawings from './src/plugins/site-drawings/index.ts';
import siteFiles from './src/plugins/site-files/index.ts';
import siteValues from './src/plugins/site-values/index.ts';
import plannerGallery from './src/plugins/planner-gallery/index.ts';
import machineFiles from './src/plugins/machine-files/index.ts';
import sqlFiles from './src/plugins/sql-files/index.ts';
import { writeTagFiles } from './src/plugins/tag-files/index.ts';
import { brand } from './src/lib/brand.ts';
import { announcement, footerColumns, loginLink, navbarLinks } from './src/lib/navigation.ts';
import data from './tools/data/plugin.ts';

writeTagFiles(__dirname);

/** The page of every component, for those who write: no visitor meets it. */
const cataloguePlugins: PluginConfig[] = [
  './src/plugins/catalogue/index.ts',
  [
    '@docusaurus/plugin-content-pages',
    {
      id: 'catalogue',
      path: 'src/catalogue',
      routeBasePath: 'catalogue',
      beforeDefaultRemarkPlugins: remarkSteps(templateData),
      remarkPlugins: lastSteps,
    },
  ],
];

const icon = readFileSync(path.join(__dirname, 'static/img/favicon.svg'), 'utf8')
  .trim()
  .replace(/"/g, "'");

const config: Config = {
  title: brand.product,
  tagline: brand.tagline,
  url: brand.url,
  baseUrl: '/',
  trailingSlash: true,
  // In the page itself: Chromium would ask for it before the text is painted.
  favicon: `data:image/svg+xml,${icon.replace(/[#<>]/g, encodeURIComponent)}`,
  future: { v4: true, faster: true },
  storage: { type: 'localStorage', namespace: false },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  clientModules: [
    './src/client/docsVersion.ts',
    './src/client/highlight.ts',
    './src/client/manifest.ts',
    './src/client/movedAnchor.ts',
    './src/client/prepareSearch.ts',
    './src/client/progressBar.ts',
    './src/client/translated.ts',
    './src/client/yourValues.ts',
  ],
  customFields: { consoleUrl: brand.consoleUrl, backendUrl: brand.backendUrl },
  markdown: markdownHooks(__dirname),
  presets: [
    [
      'classic',
      {
        docs: {
          ...docsOptions,
          path: 'docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
        },
        blog: {
          path: 'blog',
          routeBasePath: 'blog',
          blogTitle: 'Blog',
          blogDescription: `How ${brand.product} is built, what hosting costs, and how to run things yourself.`,
          postsPerPage: 10,
          blogSidebarCount: 0,
          showReadingTime: true,
          readingTime: ({ content }) => readingMinutes(content),
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          beforeDefaultRemarkPlugins: remarkSteps(compareData, postData),
          remarkPlugins: lastSteps,
          feedOptions: {
            type: 'all',
            limit: false,
            copyright: brand.copyright,
            createFeedItems: feedItems,
          },
        },
        pages: {
          beforeDefaultRemarkPlugins: remarkSteps(compareData, pageStart),
          remarkPlugins: lastSteps,
        },
        svgr: false,
        sitemap: {
          changefreq: 'weekly',
          priority: 0.5,
          ignorePatterns: ['/search/', '/docs/', '/404.html'],
        },
        theme: {
          customCss: [
            'tokens',
            'base',
            'text',
            'furniture',
            'docs',
            'blog',
            'search',
            'drawings',
            'plates',
            'print',
          ].map((sheet) => `./src/css/${sheet}.css`),
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    data,
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsOptions,
        id: 'learn',
        path: 'learn',
        routeBasePath: 'learn',
        sidebarPath: './sidebarsLearn.ts',
        tags: 'tags.yml',
      },
    ],
    drawings,
    inSidebar,
    modernCss,
    classNames,
    siteFiles,
    labsArchive,
    siteValues,
    plannerGallery,
    siteDrawings,
    composeCost,
    machineFiles,
    sqlFiles,
    checkedLine,
    comparisonTotals,
    chunks,
    // What pages show of the browser's storage: see data/stored-items.yaml.
    (context) =>
      lightStart(context, {
        shownItems: '^(learn|compose|your)-|\\.tab\\.',
        // As src/plugins/finish/page-styles/kinds.ts divides the sheets.
        alikePages: '^(/docs/templates/(?=.)|/(?:docs|learn)(?:/(?!tags/)|$))',
      }),
    earlyScripts,
    analytics,
    ...(process.env.NODE_ENV === 'development' ? cataloguePlugins : []),
  ],
  themes: [
    [
      './src/plugins/search-index/index.ts',
      {
        // The index, the box and the results page follow these; one that they don't know stops the build.
        docsRouteBasePath: ['docs', 'learn'],
        indexBlog: false,
        ignoreCssSelectors: ['[data-search-skip]', '#exercises ~ details'],
        searchResultLimits: 10,
        searchResultContextMaxLength: 50,
        searchContextByPaths: [
          { path: 'docs', label: 'Documentation' },
          { path: 'learn', label: 'Lessons' },
        ],
        useAllContextsWithNoSearchContext: true,
        highlightSearchTermsOnTargetPage: true,
        explicitSearchResultPath: true,
        searchBarShortcut: true,
        searchBarShortcutHint: true,
        searchBarShortcutKeymap: 'mod+k',
      } satisfies Partial<SearchOptions>,
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: true },
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: {
      id: announcement.id,
      content: `${announcement.text} <a href="${announcement.linkTo}">${announcement.linkText}</a>`,
      isCloseable: true,
    },
    navbar: {
      title: brand.product,
      items: [
        ...navbarLinks.map((link) => ({ ...link, position: 'left' as const })),
        { type: 'search', position: 'right' },
        { ...loginLink, position: 'right' },
      ],
    },
    footer: {
      links: footerColumns.map((column) => ({ title: column.title, items: [...column.links] })),
      copyright: brand.copyright,
    },
    // Code is coloured while pages are compiled, by src/plugins/remark/highlight.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies Preset.ThemeConfig,
};

export default config;
