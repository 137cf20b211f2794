import table from './knownImages.json' with { type: 'json' };
import { parseImage } from './imageReference.ts';

/** What the documentation of a well-known image says about it. */
export interface KnownImage {
  /** The port that it listens on unless it is told otherwise. */
  port: number;
  /** Ports that answer whoever reaches them: internal unless somebody chooses otherwise. */
  internal?: readonly number[];
  /** The least memory that its documentation names, with the page and the day it was read. */
  memoryMb?: number;
  source?: string;
  read?: string;
  /** Where it keeps its data. */
  data?: string;
}

export const knownImages: Readonly<Record<string, KnownImage>> = table;

/** What is known of an image; an fpm variant listens on another port and is not the same. */
export function knownImage(image: string): KnownImage | undefined {
  const reference = parseImage(image);
  if (!reference || reference.tag?.includes('fpm')) return undefined;
  return Object.hasOwn(knownImages, reference.repository)
    ? knownImages[reference.repository]
    : undefined;
}
