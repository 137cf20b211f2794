import { grouped } from './format.ts';
import type { YAMLError } from 'yaml';
import { Converter } from './convert.ts';
import { MAX_CHARACTERS, parseDocuments, Refused, type ReadError } from './parse.ts';
import { makeSource, type Source } from './source.ts';
import { mergeTrees } from './mergeTrees.ts';
import type { Anchor, MapNode, TreeNode } from './tree.ts';

const TOO_DEEP = 'The file is nested too deeply to be read';

export interface ReadFile {
  source: Source;
  /** Its documents as one. Absent if the file is empty or doesn't parse. */
  root?: TreeNode;
  /** Each document by itself. */
  roots: readonly TreeNode[];
  anchors: readonly Anchor[];
  errors: readonly ReadError[];
}

function fromParser(error: YAMLError): ReadError {
  const message = error.code === 'RESOURCE_EXHAUSTION' ? TOO_DEEP : error.message;
  return { code: 'yaml', at: error.pos[0], message, detail: error.code };
}

/** Reads a file into the rules' tree. Never throws, because problems go into `errors`. */
export function readCompose(text: string): ReadFile {
  const source = makeSource(text);
  const failed = (error: ReadError): ReadFile => ({
    source,
    roots: [],
    anchors: [],
    errors: [error],
  });
  if (text.length > MAX_CHARACTERS) {
    const size = `${grouped(Math.ceil(text.length / 1000))} kB`;
    return failed({
      code: 'too-long',
      at: 0,
      message: `The file has ${size}, and the planner reads up to ${MAX_CHARACTERS / 1000} kB`,
    });
  }
  try {
    const documents = parseDocuments(source);
    const first = documents[0];
    const broken = documents.flatMap((document) => document.errors)[0];
    if (broken) return failed(fromParser(broken));
    // Several documents are merged like several files, and each has its own anchors.
    const converters = documents
      .filter(({ contents }) => contents && contents.range[0] !== contents.range[1])
      .map((document) => {
        const converter = new Converter(text);
        return { converter, root: converter.convert(document.contents, 0) };
      });
    const roots = converters.map(({ root }) => root);
    const root = roots.every((one) => one.kind === 'map')
      ? roots.reduce<MapNode | undefined>(
          (base, own) => (base ? mergeTrees(base, own) : own),
          undefined,
        )
      : roots[0];
    return {
      source,
      roots,
      root: root ?? (first?.contents ? new Converter(text).convert(first.contents, 0) : undefined),
      anchors: converters.flatMap(({ converter }) => converter.all),
      errors: converters.flatMap(({ converter }) => converter.errors),
    };
  } catch (error) {
    if (error instanceof Refused) return failed(error.reason);
    return failed({ code: 'yaml', at: 0, message: TOO_DEEP });
  }
}
