/**
 * Copies a text, or one that is on its way: WebKit lets only the click itself copy, so it is given a promise.
 * Rejects where the browser has no clipboard, as on plain HTTP, or refuses it, and with the promise.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') await navigator.clipboard.writeText(text);
  else
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': text.then((made) => new Blob([made], { type: 'text/plain' })),
      }),
    ]);
}
