/** How long a part takes to get to its new place. */
const MOVE_MS = 180;

/** Where each part's pieces are on the screen, by the part's name. */
function piecesOf(holder: Element): Map<string, DOMRect[]> {
  const parts = [...holder.querySelectorAll<SVGGElement>('[data-part]')];
  return new Map(
    parts
      .filter((part) => part.getBoundingClientRect().width > 0)
      .map((part) => [
        part.dataset['part'] ?? '',
        [...part.children].map((piece) => piece.getBoundingClientRect()),
      ]),
  );
}

/** Changes a drawing, then moves each part from where it was. New ones are lowered. */
export function moveParts(holder: Element, change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const before = still ? new Map<string, DOMRect[]>() : piecesOf(holder);
  change();
  if (before.size === 0) return;
  for (const part of holder.querySelectorAll<SVGGElement>('[data-part]')) {
    const matrix = part.getScreenCTM();
    if (!matrix || part.getBoundingClientRect().width === 0) continue;
    const scale = matrix.a;
    const old = before.get(part.dataset['part'] ?? '');
    [...part.children].forEach((piece, index) => {
      const to = piece.getBoundingClientRect();
      const from = old?.[index];
      const options = { duration: MOVE_MS, easing: 'ease-out' };
      if (!from) {
        piece.animate([{ opacity: 0, transform: 'translateY(-24px)' }, {}], options);
        return;
      }
      // Shapes grow or shrink, but words keep their size.
      const wide = index === 0 ? from.width / to.width : 1;
      const high = index === 0 ? from.height / to.height : 1;
      if (!Number.isFinite(wide * high)) return;
      const x = (from.left - matrix.e) / scale - (wide * (to.left - matrix.e)) / scale;
      const y = (from.top - matrix.f) / scale - (high * (to.top - matrix.f)) / scale;
      if (Math.abs(x) + Math.abs(y) < 0.5 && wide === 1 && high === 1) return;
      const start = `translate(${x}px, ${y}px) scale(${wide}, ${high})`;
      piece.animate([{ transform: start }, { transform: 'none' }], options);
    });
  }
}
