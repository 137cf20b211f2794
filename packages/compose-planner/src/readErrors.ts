import { deletionFix } from './edits.ts';
import type { ReadError } from './parse.ts';
import { readCompose } from './read.ts';
import type { Report } from './report.ts';
import type { Fix } from './types.ts';

const PARSER_HINTS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'Indent YAML with spaces, never with tabs.',
  BAD_INDENT: 'Line up the keys of one map in the same column, as in the lines above.',
  BAD_ALIAS: 'An alias is `*name` and needs an anchor `&name` before it.',
  MISSING_CHAR: 'Look for a missing quote, bracket or comma on this line or above it.',
  MULTILINE_IMPLICIT_KEY:
    'Look for a colon that is missing, or has no space after it, on this line or above it.',
  BLOCK_AS_IMPLICIT_KEY:
    'One line has two keys. Put quotes around a value that contains a colon and a space.',
  BAD_SCALAR_START: 'Put quotes around a value that starts with a special character.',
};

/** The fix that turns tabs at line starts into spaces. Offered only if it removes the error. */
function tabsFix(text: string): Fix | undefined {
  const mended = text.replace(/^[ \t]*\t[ \t]*/gm, (indent) => indent.replace(/\t/g, '  '));
  if (readCompose(mended).errors.some((error) => error.code === 'yaml')) return undefined;
  return { label: 'Turn tabs into spaces', edits: [{ from: 0, to: text.length, text: mended }] };
}

/** Says why a file couldn't be read. */
export function reportReadError(report: Report, error: ReadError): void {
  const { at, message, entry } = error;
  if (error.code === 'duplicate-key') {
    report.add(
      'error',
      'duplicate-key',
      at,
      `\`${message.slice(0, 60)}\` appears twice in this map`,
      'The container engine refuses a file like this. Keep only one of the two.',
      () => (entry ? deletionFix(report.context, entry) : undefined),
    );
  } else if (error.code === 'too-long') {
    report.add(
      'error',
      'too-long',
      at,
      message,
      "Take out anything that isn't Compose, such as long configuration files in `configs`, or plan the file in two parts.",
    );
  } else if (error.code === 'alias') {
    report.add('error', 'alias', at, message, 'Write the values out, or use fewer aliases.');
  } else {
    const detail =
      error.detail === 'BAD_INDENT' && message.startsWith('Flow') ? 'MISSING_CHAR' : error.detail;
    const hint =
      PARSER_HINTS[detail ?? ''] ??
      'This message comes from the parser. The mistake may be a line above.';
    report.add('error', 'yaml', at, message, hint, () =>
      error.detail === 'TAB_AS_INDENT' ? tabsFix(report.context.source.text) : undefined,
    );
  }
}
