import { grouped } from './format.ts';
import type { YAMLError } from 'yaml';
import { Converter } from './convert.ts';
import { MAX_CHARACTERS, parseDocuments, Refused, type ReadError } from './parse.ts';
import { makeSource, type Source } from './source.ts';
import type { Anchor, TreeNode } from './tree.ts';

const TOO_DEEP = 'The file is nested too deeply to be read';

export interface ReadFile {
  source: Source;
  /** The first document; absent for an empty file and for one that does not parse. */
  root?: TreeNode;
  anchors: readonly Anchor[];
  errors: readonly ReadError[];
}

function fromParser(error: YAMLError): ReadError {
  const message = error.code === 'RESOURCE_EXHAUSTION' ? TOO_DEEP : error.message;
  return { code: 'yaml', at: error.pos[0], message, detail: error.code };
}

/** Reads a file into the tree of the rules. Never throws; what is wrong stands in `errors`. */
export function readCompose(text: string): ReadFile {
  const source = makeSource(text);
  const failed = (error: ReadError): ReadFile => ({ source, anchors: [], errors: [error] });
  if (text.length > MAX_CHARACTERS) {
    const size = `${grouped(Math.ceil(text.length / 1000))} kB`;
    return failed({
      code: 'too-long',
      at: 0,
      message: `The file has ${size}; the planner reads ${MAX_CHARACTERS / 1000} kB`,
    });
  }
  try {
    const documents = parseDocuments(source);
    const first = documents[0];
    const broken = documents.flatMap((document) => document.errors)[0];
    if (broken) return failed(fromParser(broken));
    const converter = new Converter(text);
    const root = first?.contents ? converter.convert(first.contents, 0) : undefined;
    const errors = [...converter.errors];
    const second = documents
      .slice(1)
      .find(
        (document) =>
          document.contents && document.contents.range[0] !== document.contents.range[1],
      );
    if (second?.contents) {
      errors.push({
        code: 'documents',
        at: second.contents.range[0],
        message: String(documents.length),
      });
    }
    return { source, root, anchors: converter.all, errors };
  } catch (error) {
    if (error instanceof Refused) return failed(error.reason);
    return failed({ code: 'yaml', at: 0, message: TOO_DEEP });
  }
}
