import type { Plate } from '#data/plates';
import type { Template } from '../templates.ts';
import { isInFile } from './settings.ts';

type Setting = Template['settings'][number];

/** More fields would be taller than the step that they're beside. */
const FIELDS = 3;

/**
 * Whether it's for the person who starts the template. The template sets references itself, and what's required
 * without an example and a command is only for the file outside the platform.
 */
const isInForm = ({ reference, required, default: preset, example, generate }: Setting) =>
  reference === undefined && (!required || (preset ?? example ?? generate) !== undefined);

const isAsked = ({ required, default: preset }: Setting) => required && preset === undefined;

/** What the field shows: the default, an example of what's required, or nothing. */
const valueOf = ({ required, default: preset, example }: Setting) =>
  preset ?? (required ? example : undefined) ?? null;

/**
 * The plate of the form that starts a template: its first settings, those that it can't do without before
 * the others. `text` is the Compose file, because the form has only what it names.
 */
export function startPlate({ name, settings }: Template, text: string): Plate {
  const all = settings.filter((one) => isInForm(one) && isInFile(one.name, text));
  const asked = all.filter(isAsked);
  const shown = [...asked, ...all.filter((one) => !isAsked(one))].slice(0, FIELDS);
  const fields = shown.map((one) => [`${isAsked(one) ? '>' : ''}${one.name}`, valueOf(one)]);
  const need = asked.length > 0 ? 'It needs the marked ones.' : "It doesn't need any of them.";
  return {
    caption: `The first settings of the template. ${need}`,
    block: { template: name },
    fields: Object.fromEntries(fields) as Plate['fields'],
  };
}
