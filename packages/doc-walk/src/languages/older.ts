import { type ServerProgram } from '../sandbox/plan.ts';

/** A construct that Debian's server does not know, and what says the same to it. */
interface Older {
  since: string;
  newer: RegExp;
  older: string;
  /** A further change that the older form needs. */
  also?: { newer: RegExp; older: string };
}

const OLDER: Readonly<Record<ServerProgram, readonly Older[]>> = {
  nginx: [
    {
      since: "nginx 1.25.1: 'http2 on' (before: a parameter of listen)",
      newer: /^([ \t]*)http2[ \t]+on;/gm,
      older: '$1',
      also: {
        newer: /^([ \t]*listen[ \t]+[^;]*\bssl\b(?![^;]*\bhttp2\b)[^;]*);/gm,
        older: '$1 http2;',
      },
    },
    {
      since: "nginx 1.25.0: HTTP/3 ('listen … quic', 'http3')",
      newer:
        /^[ \t]*(?:listen[ \t]+[^;]*\bquic\b[^;]*|http3[ \t]+on|quic_retry[ \t]+on|quic_gso[ \t]+on);/gm,
      older: '',
    },
  ],
  haproxy: [],
  caddy: [
    {
      since: "Caddy 2.8: 'basic_auth' (before: basicauth)",
      newer: /^([ \t]*)basic_auth\b/gm,
      older: '$1basicauth',
    },
    {
      since: "Caddy 2.8: 'log_skip' (before: skip_log)",
      newer: /^([ \t]*)log_skip\b/gm,
      older: '$1skip_log',
    },
    {
      since: 'Caddy 2.8: health_passes and health_fails',
      newer: /^[ \t]*health_(?:passes|fails)[ \t]+\d+[ \t]*$/gm,
      older: '',
    },
    {
      since: "Caddy 2.8: 'encode' without formats",
      newer: /^([ \t]*)encode[ \t]*$/gm,
      older: '$1encode zstd gzip',
    },
  ],
};

/**
 * The same configuration as Debian's older server understands it, line for
 * line, and the constructs for which that was needed. What readers see stays.
 */
export function olderForm(
  server: ServerProgram,
  text: string,
): { text: string; notes: readonly string[] } {
  let result = text;
  const notes: string[] = [];
  for (const { since, newer, older, also } of OLDER[server]) {
    const changed = result.replace(newer, older);
    if (changed === result) continue;
    result = also ? changed.replace(also.newer, also.older) : changed;
    notes.push(`checked in its older form: ${since}`);
  }
  return { text: result, notes };
}
