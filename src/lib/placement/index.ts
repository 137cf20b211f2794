/** A box in CSS pixels, measured from the viewport's top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;

/**
 * Where a hint of the given size goes next to its word: below it, or above if there's too little room below and
 * more above, and never beyond the sides of the viewport. Returns CSS pixels from the viewport's top left
 * corner.
 */
export function placeHint(
  word: Box,
  hint: { width: number; height: number },
  viewport: { width: number; height: number },
): { left: number; top: number } {
  const below = word.top + word.height + MARGIN / 2;
  const above = word.top - hint.height - MARGIN / 2;
  const fitsBelow = below + hint.height <= viewport.height - MARGIN;
  const rightmost = viewport.width - hint.width - MARGIN;
  return {
    left: Math.max(MARGIN, Math.min(word.left, rightmost)),
    top: fitsBelow || above < MARGIN ? below : above,
  };
}
