import tseslint from 'typescript-eslint';
import all from '../../eslint.config.mjs';

/**
 * The rules that need no types, for the step before a commit. Types take ten seconds to read, and `npm run
 * check` has them.
 */
export default tseslint.config(all, {
  files: ['**/*.{ts,tsx,mts}'],
  extends: [tseslint.configs.disableTypeChecked],
  // A rule that is off here may still be disabled in a file.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
});
