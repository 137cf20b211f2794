import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const FRAMEWORK = [
  'react',
  'react-dom',
  'react/**',
  '@docusaurus/**',
  '@theme/**',
  '@theme-original/**',
];
const NODE = ['node:*'];
const BUILD = ['**/src/plugins/**', '../**/plugins/**'];
const PAGES = [
  '../**/{components,theme,pages,client}/**',
  '@site/src/{components,theme,pages,client}/**',
];

/** A border: what these files may not import, and why. Tests import what they need. */
const border = (files, group, message) => ({
  files,
  ignores: ['**/*.{test,spec}.{ts,tsx}', '**/*.d.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

export default tseslint.config(
  {
    ignores: [
      'build/**',
      'build-*/**',
      '.docusaurus/**',
      '.data/**',
      '**/node_modules/**',
      'examples/**',
      'packages/*/fixtures/**',
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
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { tsconfigRootDir: import.meta.dirname } },
  },
  border(
    ['src/lib/**'],
    [...FRAMEWORK, ...NODE, ...BUILD, ...PAGES],
    'Facts and pure functions import neither React nor Node, so that every room can import them.',
  ),
  border(
    ['src/{components,theme,pages,client,inline}/**'],
    [...NODE, ...BUILD],
    'This runs in the browser: read files and compute in a plugin, and pass the result in.',
  ),
  border(
    ['packages/**'],
    ['@site/**', '../**/{data,tools,tests}/**', '../../../src/**', '../../../../src/**'],
    "A package imports its own files and what other packages' `exports` name.",
  ),
);
