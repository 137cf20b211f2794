import { platform } from './platform.ts';
import { NO_CHOICES } from './rows.ts';
import type { Choices } from './types.ts';

/** What a shared link contains: the file and the choices made in its plan. */
export interface Shared {
  text: string;
  choices: Choices;
}

/** The start of a shared plan's address, after the `#`. */
const SHARE_PREFIX = 'plan=';
/** Longest fragment that is shared, in characters. */
export const SHARE_LIMIT = 8192;
/** The most that a link can unpack to. A larger one wasn't made here, so it's refused. */
const MAX_UNPACKED = 1_000_000;

/**
 * `0` isn't compressed and needs no time, `1` is compressed with raw DEFLATE (RFC 1951). Both are base64url
 * (RFC 4648).
 */
type Form = '0' | '1';

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** A file and its choices as lists, which JSON can hold. Empty ones at the end are left out. */
export function toParts({ text, choices }: Shared): unknown[] {
  const { sizes, disks, reach, profiles, environment, envFiles } = choices;
  const files = [...(envFiles ?? [])].map(([name, values]) => [name, [...values]]);
  const lists = [sizes, disks, reach, profiles, environment].map((list) => [...(list ?? [])]);
  const parts: unknown[] = [text, ...lists, files];
  while (parts.length > 1 && (parts[parts.length - 1] as unknown[]).length === 0) parts.pop();
  return parts;
}

function pairs<Value>(list: unknown, test: (value: unknown) => value is Value): [string, Value][] {
  if (!Array.isArray(list)) return [];
  return list.filter(
    (pair): pair is [string, Value] =>
      Array.isArray(pair) && typeof pair[0] === 'string' && test(pair[1]),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What `toParts` made, without anything that isn't a choice. */
export function fromParts(parts: unknown): Shared | undefined {
  if (!Array.isArray(parts) || !isText(parts[0])) return undefined;
  const sizes = pairs(parts[1], (value): value is string =>
    platform().sizes.some(({ name }) => name === value),
  );
  const disks = pairs(parts[2], (value) => typeof value === 'number');
  const reach = pairs(
    parts[3],
    (value): value is number | 'internal' =>
      value === 'internal' || (Number.isInteger(value) && Number(value) > 0),
  );
  const profiles = Array.isArray(parts[4]) ? parts[4].filter(isText) : [];
  const environment = pairs(parts[5], isText);
  const files = pairs(parts[6], Array.isArray).map(
    ([name, values]) => [name, new Map(pairs(values, isText))] as const,
  );
  return {
    text: parts[0],
    choices: {
      sizes: new Map(sizes),
      disks: new Map(disks),
      ...(reach.length > 0 ? { reach: new Map(reach) } : {}),
      ...(profiles.length > 0 ? { profiles: new Set(profiles) } : {}),
      ...(environment.length > 0 ? { environment: new Map(environment) } : {}),
      ...(files.length > 0 ? { envFiles: new Map(files) } : {}),
    },
  };
}

const payload = (shared: Shared) => new TextEncoder().encode(JSON.stringify(toParts(shared)));

const readPayload = (bytes: Uint8Array) =>
  fromParts(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));

/** Pipes bytes through a stream. Throws if more than `MAX_UNPACKED` come out. */
async function pipe(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > MAX_UNPACKED) {
      await reader.cancel();
      throw new Error('too long');
    }
  }
  const result = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    result.set(chunk, at);
    at += chunk.length;
  }
  return result;
}

const fragment = (form: Form, bytes: Uint8Array) => `${SHARE_PREFIX}${form}.${toBase64Url(bytes)}`;

/**
 * The fragment of a shared plan without compression, for links that are written
 * while pages are built. The result has no `#`.
 */
export function encodePlain(text: string, choices: Choices = NO_CHOICES): string {
  return fragment('0', payload({ text, choices }));
}

/** The fragment of a shared plan, without `#`, compressed if the browser can. May be longer than `SHARE_LIMIT`. */
export async function encodeShared(shared: Shared): Promise<string> {
  const bytes = payload(shared);
  if (typeof CompressionStream === 'undefined') return fragment('0', bytes);
  return fragment('1', await pipe(bytes, new CompressionStream('deflate-raw')));
}

/** The file and the choices in a fragment with or without `#`. Undefined if `encode…` didn't make it. */
export async function decodeShared(hash: string): Promise<Shared | undefined> {
  const match = /^#?plan=([01])\.([A-Za-z0-9_-]*)$/.exec(hash);
  if (!match?.[1] || match[2] === undefined || hash.length > 4 * SHARE_LIMIT) return undefined;
  try {
    const bytes = fromBase64Url(match[2]);
    return readPayload(
      match[1] === '0' ? bytes : await pipe(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return undefined;
  }
}

/** Whether an address's fragment contains a shared plan. */
export function isShared(hash: string): boolean {
  return hash.replace(/^#/, '').startsWith(SHARE_PREFIX);
}

/** What to say about a fragment that's too long for a link, or undefined if it isn't. */
export function tooLong(encoded: string): string | undefined {
  if (encoded.length <= SHARE_LIMIT) return undefined;
  const size = (encoded.length / 1024).toFixed(1);
  return `The link would be ${size} kB, and ${SHARE_LIMIT / 1024} kB is the limit. Leave out environment values and comments, or copy the plan as Markdown.`;
}
