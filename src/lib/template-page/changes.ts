import type { Template, TemplateChange } from '../templates.ts';

/** What differs from upstream's file. Empty if nothing does. */
export interface ChangesView {
  name: string;
  changed: readonly TemplateChange[];
}

/** The differences to upstream's own Compose file and what each costs. */
export const changesView = ({ name, changed }: Template): ChangesView => ({ name, changed });
