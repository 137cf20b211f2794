import { type Use } from './collect.ts';

/** A problem with an address. */
export interface LinkProblem {
  url: string;
  message: string;
}

/** Reports problems in an address's form, by RFC 3986 and by what readers should get. */
export function formProblem(url: string): string | undefined {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return 'is not an address';
  }
  if (parsed.username || parsed.password) return 'carries a user or a password';
  if (parsed.port) return `names port ${parsed.port}`;
  if (!/^https?:\/\/[a-z0-9.-]*[a-z]{2,}(?:[/?#]|$)/.test(url))
    return 'has no host name in lower case';
  if (/[^\x21-\x7e]/.test(url)) return 'has a character that must be percent-encoded';
  if (/[<>"{}|\\^`]/.test(url)) return 'has a character that must be percent-encoded';
  if (/%(?![0-9A-Fa-f]{2})/.test(url)) return 'has a % that is no percent-encoding';
  if (parsed.pathname.includes('//') && !url.includes('web.archive.org'))
    return 'has an empty part in its path';
  if (/[.,;:!)]$/.test(url) && !/\([^)]*\)$/.test(url)) return 'ends with punctuation';
  if (/\/index\.html?$/.test(parsed.pathname)) return 'ends with index.html: leave it out';
  if (/[?&](?:utm_\w+|fbclid|gclid|ref_src)=/.test(url)) return 'carries a tracking parameter';
  if (url.includes('#:~:text=')) return 'carries a text fragment that browsers treat differently';
  return undefined;
}

/** The part that two spellings of the same address have in common. */
function sameAddress(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/^[^/?#]+/, (host) => host.toLowerCase())
    .replace(/\/index\.html?(?=$|[?#])/, '/')
    .replace(/\/(?=$|[?#])/, '')
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

/** Problems of form, and addresses spelled in more than one way. */
export function judgeLinks(uses: readonly Use[]): LinkProblem[] {
  const urls = [...new Set(uses.map(({ url }) => url))].sort();
  const spellings = new Map<string, string[]>();
  for (const url of urls)
    spellings.set(sameAddress(url), [...(spellings.get(sameAddress(url)) ?? []), url]);
  return urls.flatMap((url) => {
    const form = formProblem(url);
    const [first, ...others] = spellings.get(sameAddress(url)) ?? [];
    const messages = [
      ...(form ? [form] : []),
      ...(first === url && others.length > 0
        ? [`also stands as ${others.join(', ')}: write one of them everywhere`]
        : []),
    ];
    return messages.map((message) => ({ url, message }));
  });
}
