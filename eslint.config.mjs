import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/**',
      'build-*/**',
      '.docusaurus/**',
      'node_modules/**',
      'examples/**',
      'tests/fixtures/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
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
    // Facts and rules stay free of React and Node, so that every room may import them.
    files: ['src/site/**/*.ts', 'src/model/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            'react',
            'react-dom',
            '@docusaurus/*',
            'node:*',
            '**/build/**',
            '**/components/**',
            '**/theme/**',
          ],
        },
      ],
    },
  },
  {
    files: ['src/site/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            'react',
            '@docusaurus/*',
            'node:*',
            '**/model/**',
            '**/build/**',
            '**/components/**',
          ],
        },
      ],
    },
  },
  {
    files: ['src/components/**/*.tsx', 'src/pages/**/*.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['node:*', '**/src/build/**'] }] },
  },
);
