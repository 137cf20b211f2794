import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { findKey, isExtension, nearestKey, type KeyGroup } from 'compose-planner';

type Report = (node: Node, message: string) => void;

function checkKey(
  key: string,
  value: Node | null,
  group: KeyGroup,
  found: () => void,
  wrong: Report,
) {
  const facts = findKey(group, key);
  if (!facts) return found();
  const { inside } = facts;
  if (inside?.of === 'value') unknownKeys(value, inside.group, wrong);
  if (inside?.of === 'values' && isMap(value))
    for (const named of value.items) unknownKeys(named.value as Node | null, inside.group, wrong);
  if (inside?.of === 'items' && isSeq(value))
    for (const item of value.items) unknownKeys(item as Node, inside.group, wrong);
}

function unknownKeys(node: Node | null, group: KeyGroup, wrong: Report): void {
  if (!isMap(node)) return;
  for (const pair of node.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : '';
    if (key === '<<' || isExtension(key)) continue;
    const near = nearestKey(group, key);
    const where = group === 'top level' ? 'at the top level' : `in ${group}`;
    const message = `'${key}' is not a key ${where} of a Compose file${near ? `; the nearest is '${near}'` : ''}`;
    checkKey(key, pair.value as Node | null, group, () => wrong(pair.key as Node, message), wrong);
  }
}

/** Keys that the Compose specification doesn't allow there, by the planner's table. */
export function composeProblems(text: string): { line: number; message: string }[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems: { line: number; message: string }[] = [];
  unknownKeys(document.contents, 'top level', (node, message) => {
    problems.push({ line: lines.linePos(node.range?.[0] ?? 0).line, message });
  });
  return problems;
}
