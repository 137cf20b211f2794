/** Copies a text. Rejects where the browser has no clipboard, as on plain HTTP, or refuses it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
