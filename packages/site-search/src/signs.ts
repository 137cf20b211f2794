/** The largest number that one character can encode, because larger ones would be half a surrogate pair. */
export const LARGEST = 0xd6ff;

/** Numbers up to here take one byte, none of which JSON escapes. */
const SMALL = 90;

/** One UTF-16 unit for a number from 0 to `LARGEST`. Throws a RangeError above that. */
export function signOf(number: number): string {
  if (number < 0 || number > LARGEST) throw new RangeError(`${number} has no sign`);
  // From '#' on, without the backslash.
  if (number < SMALL) return String.fromCharCode(35 + number + (number >= 57 ? 1 : 0));
  return String.fromCharCode(0x100 + number);
}

/** The number of the character at a place in a text. Negative or NaN if there is none. */
export function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x100) return code - 0x100;
  return code - 35 - (code > 92 ? 1 : 0);
}
