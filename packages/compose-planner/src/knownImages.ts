import table from './knownImages.json' with { type: 'json' };
import { parseImage } from './imageReference.ts';

/** What the documentation of a well-known image says about it. */
export interface KnownImage {
  /** The port that it listens on by default, whatever its command. */
  port?: number;
  /** Ports without a login, which stay internal unless someone makes them public. */
  internal?: readonly number[];
  /** The least memory that its documentation names, with the page and the day it was read. */
  memoryMb?: number;
  /** The heap that it lets Java grow to unless the file sets `-Xmx`, with the page and the day. */
  heapMb?: number;
  source?: string;
  read?: string;
  /** Where it keeps its data. */
  data?: string;
}

/** An image with the facts of another one, which it's made from or a copy of. */
type Row = KnownImage | { like: keyof typeof table };

const rows: Readonly<Record<string, Row>> = table;

export const knownImages: Readonly<Record<string, KnownImage>> = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [
    name,
    'like' in row ? (table[row.like] as KnownImage) : row,
  ]),
);

/** What's known about an image. The fpm variants of official images listen on the port of PHP's process manager. */
export function knownImage(image: string): KnownImage | undefined {
  const reference = parseImage(image);
  if (!reference) return undefined;
  const { repository, tag } = reference;
  const known = Object.hasOwn(knownImages, repository) ? knownImages[repository] : undefined;
  if (!tag?.includes('fpm')) return known;
  return repository.includes('/') ? undefined : { ...known, port: 9000 };
}
