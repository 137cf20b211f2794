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

function payload({ text, choices }: Shared): Uint8Array {
  const sizes = [...choices.sizes];
  const disks = [...choices.disks];
  const reach = [...(choices.reach ?? [])];
  const profiles = [...(choices.profiles ?? [])];
  const environment = [...(choices.environment ?? [])];
  const parts: unknown[] = [text, sizes, disks, reach, profiles, environment];
  // Leave out empty choices to keep the address short.
  while (parts.length > 1 && (parts[parts.length - 1] as unknown[]).length === 0) parts.pop();
  return new TextEncoder().encode(JSON.stringify(parts));
}

function pairs(value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (pair): pair is [string, unknown] => Array.isArray(pair) && typeof pair[0] === 'string',
  );
}

function readPayload(bytes: Uint8Array): Shared | undefined {
  const parts: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!Array.isArray(parts) || typeof parts[0] !== 'string') return undefined;
  const sizes = pairs(parts[1]).filter((pair): pair is [string, string] =>
    platform().sizes.some(({ name }) => name === pair[1]),
  );
  const disks = pairs(parts[2]).filter(
    (pair): pair is [string, number] => typeof pair[1] === 'number',
  );
  const reach = pairs(parts[3]).filter(
    (pair): pair is [string, number | 'internal'] =>
      pair[1] === 'internal' || (Number.isInteger(pair[1]) && Number(pair[1]) > 0),
  );
  const profiles = Array.isArray(parts[4])
    ? parts[4].filter((name): name is string => typeof name === 'string')
    : [];
  const environment = pairs(parts[5]).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return {
    text: parts[0],
    choices: {
      sizes: new Map(sizes),
      disks: new Map(disks),
      ...(reach.length > 0 ? { reach: new Map(reach) } : {}),
      ...(profiles.length > 0 ? { profiles: new Set(profiles) } : {}),
      ...(environment.length > 0 ? { environment: new Map(environment) } : {}),
    },
  };
}

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
