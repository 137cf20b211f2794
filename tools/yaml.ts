import { type Document, isScalar, parseDocument, type YAMLSeq } from 'yaml';
import type { Draft } from './draft.ts';

/** Changes a YAML file of the draft as a document, which preserves comments and order. */
export function editYaml(draft: Draft, file: string, change: (document: Document) => void): void {
  const document = parseDocument(draft.read(file));
  change(document);
  draft.write(file, document.toString({ lineWidth: 100, singleQuote: true }));
}

/** A page in a list of the sidebar: the list and the index in it. */
export interface Listed {
  list: YAMLSeq;
  at: number;
}

/** The texts of a list and its nested lists whose value passes a test, in order. */
export function listedIn(list: YAMLSeq, isWanted: (page: string) => boolean): Listed[] {
  return list.items.flatMap((item, at): Listed[] => {
    if (isScalar(item)) return isWanted(String(item.value)) ? [{ list, at }] : [];
    const inner = (item as { get(key: string): unknown }).get('items') as YAMLSeq | undefined;
    return inner ? listedIn(inner, isWanted) : [];
  });
}
