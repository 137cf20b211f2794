import { grouped } from './format.ts';
import { Composer, Lexer, Parser, type Document } from 'yaml';
import type { Source } from './source.ts';
import type { Entry } from './tree.ts';

/** Longer files aren't read, because the tab would freeze. */
export const MAX_CHARACTERS = 500_000;
/** Most tokens of a file that's still planned on each key press, about 8,000 lines. */
const MAX_TOKENS = 50_000;
/** The most values that aliases and merge keys can add up to. */
export const MAX_EXPANDED = 100_000;

/**
 * How deep lists and maps may be nested. A deeper file isn't read, because the parser's memory grows with the
 * depth.
 */
const MAX_DEPTH = 100;

/** A file with more documents isn't read at all. */
const MAX_DOCUMENTS = 20;

/** A reason why a file can't be read, with the place. `yaml` carries the parser's own message. */
export interface ReadError {
  code: 'yaml' | 'too-long' | 'alias' | 'duplicate-key';
  at: number;
  message: string;
  /** The parser's code for its message. */
  detail?: string;
  /** The second entry of a key that appears twice. */
  entry?: Entry;
}

const OPTIONS = {
  prettyErrors: false,
  uniqueKeys: false,
  keepSourceTokens: false,
  logLevel: 'silent',
} as const;

/** Stops reading a file, with a reason. */
export class Refused extends Error {
  readonly reason: ReadError;
  constructor(reason: ReadError) {
    super(reason.message);
    this.reason = reason;
  }
}

/** How deep lists and maps are nested, judged by the lexemes before anything is built from them. */
class Depth {
  private flow = 0;
  /** The columns where the open blocks begin. */
  private readonly columns: number[] = [];
  private column = 0;
  private lineStart = true;

  /** Takes the next lexeme and returns its depth. */
  next(lexeme: string): number {
    const first = lexeme[0] ?? '';
    if (first === '[' || first === '{') this.flow += 1;
    else if (first === ']' || first === '}') this.flow = Math.max(0, this.flow - 1);
    else if (this.flow === 0 && lexeme.length > 0 && !/^[\s\u0002\u0018\u001f#]/.test(lexeme)) {
      if (this.lineStart) this.close(this.column);
      const top = this.columns[this.columns.length - 1] ?? -1;
      if (this.column > top && (this.lineStart || first === '-' || first === '?'))
        this.columns.push(this.column);
      this.lineStart = first === '-' || first === '?';
    }
    this.move(lexeme);
    return this.flow + this.columns.length;
  }

  private close(column: number): void {
    while ((this.columns[this.columns.length - 1] ?? -1) > column) this.columns.pop();
  }

  private move(lexeme: string): void {
    const line = lexeme.lastIndexOf('\n');
    if (line !== -1) {
      this.column = lexeme.length - line - 1;
      this.lineStart = true;
    } else if (!/^[\u0002\u0018\u001f]/.test(lexeme)) this.column += lexeme.length;
  }
}

/** Takes finished documents from the parser, but only a few, because a plan needs one. */
function collect(documents: Document.Parsed[], done: Iterable<unknown>): void {
  for (const document of done) {
    documents.push(document as Document.Parsed);
    if (documents.length > MAX_DOCUMENTS) {
      const at = documents[documents.length - 1]?.range[0] ?? 0;
      throw new Refused({
        code: 'yaml',
        at,
        message: `The file has more than ${MAX_DOCUMENTS} documents`,
      });
    }
  }
}

/** A file's documents as the parser sees them. Throws `Refused` if the file is too long. */
export function parseDocuments(source: Source): Document.Parsed[] {
  const parser = new Parser();
  const composer = new Composer(OPTIONS);
  const documents: Document.Parsed[] = [];
  const depth = new Depth();
  let tokens = 0;
  let seen = 0;
  for (const lexeme of new Lexer().lex(source.text)) {
    tokens += 1;
    seen += lexeme.length;
    if (tokens > MAX_TOKENS) {
      const lines = grouped(source.starts.length);
      throw new Refused({
        code: 'too-long',
        at: Math.min(seen, source.text.length),
        message: `The planner stops reading here, because the file is too long: ${lines} line${source.starts.length === 1 ? '' : 's'}`,
      });
    }
    if (depth.next(lexeme) > MAX_DEPTH) {
      throw new Refused({
        code: 'yaml',
        at: Math.min(seen, source.text.length),
        message: `Lists and maps are nested more than ${MAX_DEPTH} deep`,
      });
    }
    for (const token of parser.next(lexeme)) collect(documents, composer.next(token));
  }
  for (const token of parser.end()) collect(documents, composer.next(token));
  collect(documents, composer.end(false, source.text.length));
  return documents;
}
