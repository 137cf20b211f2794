/** The lines of a lab's CSV file, by its heads. No cell contains a comma. */
export function csvRows(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}
