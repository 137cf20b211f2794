/** More than the widest letter's average width at 11 px. */
const LETTER = 6.6;
const PADDING = 8;

/** A badge for a README: what it is about on the left, with an edge for dark pages, the sum on the right. */
export function badge(label: string, value: string): string {
  const left = Math.round(label.length * LETTER + 2 * PADDING);
  const right = Math.round(value.length * LETTER + 2 * PADDING);
  const text = (content: string, x: number) =>
    `<text x="${x}" y="14" text-anchor="middle" fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${content}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">` +
    `<rect x=".5" y=".5" width="${left + right - 1}" height="19" rx="2.5" fill="#12181f" stroke="#6a7782"/><path d="M${left} 0h${right - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H${left}z" fill="#b93d08"/>` +
    `${text(label, left / 2)}${text(value, left + right / 2)}</svg>\n`
  );
}
