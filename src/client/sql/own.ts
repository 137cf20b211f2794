import { keepTyped, typedAt } from '../typed';

/** The block's statements as the lesson prints them, whatever the reader made of them. */
export const textOf = (block: Element): string =>
  block.querySelector('pre code')?.textContent ?? '';

/** The place of a block among those of its lesson. */
const placeOf = (lesson: string, block: Element) =>
  `${lesson} SQL ${[...document.querySelectorAll('[data-sql]')].indexOf(block)}`;

/** What this tab's visitor made of a block, unless the lesson prints something else there by now. */
export function ownText(lesson: string, block: Element): string | undefined {
  const [printed, text] = typedAt(placeOf(lesson, block)) ?? [];
  return printed === textOf(block) ? text : undefined;
}

/** Keeps what a visitor made of a block; what the lesson prints is forgotten. */
export function keepOwn(lesson: string, block: Element, text: string): void {
  const printed = textOf(block);
  keepTyped(placeOf(lesson, block), text === printed ? undefined : [printed, text]);
}
