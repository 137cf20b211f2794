import { limits, regions } from '../limits.ts';
import type { ValueName, YourValues } from './index.ts';

const NAME = new RegExp(`^${limits['name.pattern'].text}$`);
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The rule that a name of a project, an app or a database breaks. */
const nameProblem = (value: string): string | undefined =>
  NAME.test(value) && !value.includes('--')
    ? undefined
    : `Use 1 to ${limits['name.length'].text}: lower-case letters, digits and single hyphens. Start with a letter, and don't end with a hyphen.`;

const ids = regions.map(({ id }) => id);

const RULES: Readonly<Record<ValueName, (value: string) => string | undefined>> = {
  project: nameProblem,
  app: nameProblem,
  database: nameProblem,
  region: (value) => (ids.includes(value) ? undefined : `Use ${ids.join(' or ')}.`),
  domain: (value) => {
    const labels = value.split('.');
    return labels.length > 1 && value.length <= 253 && labels.every((label) => LABEL.test(label))
      ? undefined
      : 'Write just your domain, such as example.org: no https://, no www., only lower-case letters, digits, hyphens and dots.';
  },
};

/** The rules that the values break. */
export function problemsOf(values: YourValues): YourValues {
  const set = Object.entries(values) as [ValueName, string][];
  return Object.fromEntries(
    set.flatMap(([name, value]) => {
      const problem = value && RULES[name](value);
      return problem ? [[name, problem]] : [];
    }),
  );
}
