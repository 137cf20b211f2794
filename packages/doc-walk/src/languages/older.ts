import { type ServerProgram } from '../sandbox/plan.ts';

/** A directive since nginx 1.25.1, before that a parameter of `listen`. */
const HTTP2 = /^([ \t]*)http2[ \t]+on;/gm;
const LISTEN = /^([ \t]*listen[ \t]+[^;]*\bssl\b(?![^;]*\bhttp2\b)[^;]*);/gm;

/**
 * The same configuration for Debian's older server, line for line, with notes on what changed. What
 * readers see stays the same.
 */
export function olderForm(
  server: ServerProgram,
  text: string,
): { text: string; notes: readonly string[] } {
  const changed = server === 'nginx' ? text.replace(HTTP2, '$1') : text;
  if (changed === text) return { text, notes: [] };
  return {
    text: changed.replace(LISTEN, '$1 http2;'),
    notes: ["checked in its older form: 'http2 on' is a directive since nginx 1.25.1"],
  };
}
