import type { Template } from '../templates.ts';

/** A row of the table of settings. */
export interface SettingRow {
  name: string;
  meaning: string;
  need:
    'required' | 'required, generated' | 'optional' | 'optional, generated' | 'set by the template';
  /** What comes before the value, such as 'default' or 'for example'. */
  label: string;
  value: string;
  /** False if the variable has to be added to the app first. */
  isInFile: boolean;
}

export interface SettingsView {
  rows: readonly SettingRow[];
  afterImport: readonly string[];
}

/** Whether the Compose file names a setting. One that it doesn't has to be added to the app. */
export const isInFile = (name: string, text: string): boolean =>
  new RegExp(`\\b${name}\\b`).test(text);

/** Every setting of a template with its need, and its default or the command that generates it. */
export function settingsView(template: Template, text: string): SettingsView {
  return {
    afterImport: template.afterImport,
    rows: template.settings.map((setting) => {
      const need = setting.required ? 'required' : 'optional';
      const [label, value] =
        setting.reference !== undefined
          ? ['reference', setting.reference]
          : setting.generate !== undefined
            ? ['make it with', setting.generate]
            : setting.default !== undefined
              ? ['default', setting.default]
              : setting.example !== undefined
                ? ['for example', setting.example]
                : ['', ''];
      return {
        name: setting.name,
        meaning: setting.meaning,
        need:
          setting.reference !== undefined
            ? 'set by the template'
            : setting.generate === undefined
              ? need
              : (`${need}, generated` as const),
        label,
        value,
        isInFile: isInFile(setting.name, text),
      };
    }),
  };
}
