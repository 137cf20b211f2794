/** The cells of each row of a post's table, by the start of its head. Throws if there is no such table. */
export function tableOf(post: string, head: string): string[][] {
  const start = post.indexOf(head);
  if (start === -1) throw new Error(`no table starts with '${head}'`);
  return post
    .slice(start, post.indexOf('\n\n', start))
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
