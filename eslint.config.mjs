import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './eslint/layers.mjs';

const PAGE_CODE = ['react', 'react-dom', '@docusaurus', '@theme', '@theme-original'];

/**
 * Which room may import what, lowest first; ARCHITECTURE.md has the reasons.
 * Facts and rules stay free of React and Node, so that every room may import
 * them; what reaches a visitor stays free of Node. Tests import what they need.
 */
const LAYERS = {
  'src/site': { may: [], without: ['node:', ...PAGE_CODE] },
  'src/model': { may: ['src/site'], without: ['node:', ...PAGE_CODE] },
  // Reads sources as the build does: tokens filled in, files included.
  'packages/snippets': {
    may: ['src/model', 'src/build/content', 'src/build/remark/include-file'],
    without: PAGE_CODE,
  },
  'packages/site-search': { may: [], without: PAGE_CODE },
  // Put into the HTML of pages by the build: types, and what the page also does later.
  'src/inline': {
    may: ['src/client/siteStart', 'src/client/currentPage'],
    without: ['node:', ...PAGE_CODE],
  },
  'src/build': {
    // The second runs before anything is installed, so it is plain Node.
    may: [
      'src/site',
      'src/model',
      'src/inline',
      'packages/snippets',
      'scripts/caddy.mjs',
      'sidebars.ts',
      'sidebarsLearn.ts',
    ],
  },
  'src/client': { may: ['src/site', 'src/model'], without: ['node:'] },
  'src/components': { may: ['src/site', 'src/model', 'src/client'], without: ['node:'] },
  'src/theme': {
    may: ['src/site', 'src/model', 'src/client', 'src/components', 'src/css'],
    without: ['node:'],
  },
  'src/catalogue': {
    may: ['src/components', 'src/build/plugins/catalogue'],
    without: ['node:'],
  },
  'src/pages': { may: ['src/site', 'src/model', 'src/components'], without: ['node:'] },
};

export default tseslint.config(
  {
    ignores: [
      'build/**',
      'build-*/**',
      '.docusaurus/**',
      '**/node_modules/**',
      'examples/**',
      'tests/fixtures/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked, jsxA11y.flatConfigs.recommended],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Interfaces here are records of functions without `this`.
      '@typescript-eslint/unbound-method': 'off',
      // State that follows an address, storage or a search is set where those are heard of.
      'react-hooks/set-state-in-effect': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.recommended] },
  {
    files: ['{src,packages}/**/*.{ts,tsx,mts,mjs}'],
    plugins: { site: { rules: { layers } } },
    rules: { 'site/layers': ['error', LAYERS] },
  },
);
