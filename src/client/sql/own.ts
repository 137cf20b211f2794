import { keepTyped, typedAt } from '../typed';

/** The block's statements as the lesson prints them, without the reader's changes. */
export const textOf = (block: Element): string =>
  block.querySelector('pre code')?.textContent ?? '';

/** The position of a block in its lesson. */
const placeOf = (lesson: string, block: Element) =>
  `${lesson} SQL ${[...document.querySelectorAll('[data-sql]')].indexOf(block)}`;

/** This visitor's version of a block in this tab, unless the lesson prints something else there by now. */
export function ownText(lesson: string, block: Element): string | undefined {
  const [printed, text] = typedAt(placeOf(lesson, block)) ?? [];
  return printed === textOf(block) ? text : undefined;
}

/** Saves a visitor's version of a block. If it equals the lesson's, the saved one is deleted. */
export function keepOwn(lesson: string, block: Element, text: string): void {
  const printed = textOf(block);
  keepTyped(placeOf(lesson, block), text === printed ? undefined : [printed, text]);
}
