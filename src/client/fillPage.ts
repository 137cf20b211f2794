import { brand } from '../lib/brand';
import { placesFor, valueBetween, type Place, type YourValues } from '../lib/your-values';

const findPlaces = placesFor(brand.domain);

/** The original text of each text node on the page. */
const originals = new WeakMap<Text, string>();

function original(text: Text): string {
  const known = originals.get(text) ?? text.data;
  originals.set(text, known);
  return known;
}

function textsIn(code: Element): Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** The places to fill in a code. A single word is one only if the sentence around it says so. */
function placesIn(code: Element, whole: string): readonly Place[] {
  const name =
    !code.closest('pre') &&
    valueBetween(
      code.previousSibling?.textContent ?? '',
      whole,
      code.nextSibling?.textContent ?? '',
    );
  return name ? [[0, whole.length, name]] : findPlaces(whole);
}

/** The part of a code from `start` with the values in it. A value that begins earlier belongs to an earlier part. */
function filled(part: string, start: number, places: readonly Place[], values: YourValues): string {
  let made = '';
  let at = start;
  const end = start + part.length;
  for (const [from, to, name] of places) {
    const value = values[name];
    if (!value || to <= at || from >= end) continue;
    if (from >= at) made += part.slice(at - start, from - start) + value;
    at = Math.min(to, end);
  }
  return made + part.slice(at - start);
}

/**
 * Puts the reader's names into every command and address of the page. Only the characters of text nodes
 * change and elements stay, so React, the colours and the copy buttons see the page they made.
 */
export function fillPage(values: YourValues): void {
  for (const code of document.querySelectorAll('main .markdown code')) {
    const texts = textsIn(code);
    const parts = texts.map(original);
    const places = placesIn(code, parts.join(''));
    let start = 0;
    for (const [at, text] of texts.entries()) {
      const part = parts[at] ?? '';
      const now = filled(part, start, places, values);
      if (text.data !== now) text.data = now;
      start += part.length;
    }
  }
}
