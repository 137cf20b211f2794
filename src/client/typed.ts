/** Where the tab keeps what somebody typed into exercises and blocks of SQL: listed in the privacy notice. */
const TYPED_KEY = 'learn-typed';

function all(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What was typed at a place of this tab, or undefined. */
export function typedAt(place: string): readonly string[] | undefined {
  const value = all()[place];
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return undefined;
  return value;
}

/** Keeps what was typed at a place for the tab, or forgets it where there is nothing to keep. */
export function keepTyped(place: string, values: readonly string[] | undefined): void {
  try {
    const kept = { ...all(), [place]: values };
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept));
  } catch {
    // Storage that is full or forbidden: the text is still where it was typed.
  }
}
