import type { Choices } from 'compose-planner';

/** Where the tab keeps the planner's text: listed in the privacy notice. */
const PLANNER_KEY = 'compose-planner';

/** A file and the choices made in its plan. */
export interface Stored {
  text: string;
  choices: Choices;
}

/** Keeps the file for the tab, or forgets it if there's nothing to keep. */
export function keep(stored: Stored | undefined): void {
  try {
    if (!stored) {
      sessionStorage.removeItem(PLANNER_KEY);
      return;
    }
    const { text, choices } = stored;
    const parts = [
      text,
      [...choices.sizes],
      [...choices.disks],
      [...(choices.reach ?? [])],
      [...(choices.profiles ?? [])],
      [...(choices.environment ?? [])],
    ];
    sessionStorage.setItem(PLANNER_KEY, JSON.stringify(parts));
  } catch {
    // Storage is full or forbidden, but the file is still in the editor.
  }
}

/** The file that this tab kept, or undefined. */
export function kept(): Stored | undefined {
  try {
    const value = sessionStorage.getItem(PLANNER_KEY);
    const parts: unknown = value === null ? undefined : JSON.parse(value);
    if (!Array.isArray(parts) || typeof parts[0] !== 'string') return undefined;
    const [text, sizes, disks, reach, profiles, environment] = parts as [string, ...[][]];
    return {
      text,
      choices: {
        sizes: new Map(sizes),
        disks: new Map(disks),
        reach: new Map(reach),
        profiles: new Set(profiles),
        environment: new Map(environment),
      },
    };
  } catch {
    return undefined;
  }
}
