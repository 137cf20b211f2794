/** Where the tab saves what was typed into exercises and blocks of SQL. Listed in the privacy notice. */
const TYPED_KEY = 'learn-typed';

function all(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The text typed at a place in this tab, or undefined. */
export function typedAt(place: string): readonly string[] | undefined {
  const value = all()[place];
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return undefined;
  return value;
}

/** Saves the text typed at a place for this tab, or deletes it if there is nothing to save. */
export function keepTyped(place: string, values: readonly string[] | undefined): void {
  try {
    const kept = { ...all(), [place]: values };
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the text is still where it was typed.
  }
}
