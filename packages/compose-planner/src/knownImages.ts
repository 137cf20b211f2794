import table from './knownImages.json' with { type: 'json' };
import { parseImage } from './imageReference.ts';

/** What the documentation of a well-known image says about it. */
export interface KnownImage {
  /** The port that it listens on by default. */
  port: number;
  /** Ports without a login, which stay internal unless someone makes them public. */
  internal?: readonly number[];
  /** The least memory that its documentation names, with the page and the day it was read. */
  memoryMb?: number;
  source?: string;
  read?: string;
  /** Where it keeps its data. */
  data?: string;
}

export const knownImages: Readonly<Record<string, KnownImage>> = table;

/** The facts about an image, except for its fpm variant, which listens on another port. */
export function knownImage(image: string): KnownImage | undefined {
  const reference = parseImage(image);
  if (!reference || reference.tag?.includes('fpm')) return undefined;
  return Object.hasOwn(knownImages, reference.repository)
    ? knownImages[reference.repository]
    : undefined;
}
