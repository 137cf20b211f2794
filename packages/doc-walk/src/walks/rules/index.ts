import { languageOf } from '../../languages/index.ts';
import { isFileName } from '../../sessions.ts';
import { type Problem, type Unit } from '../../types.ts';
import { olderCopies, volumeCopies, wholeFolders } from './copies.ts';
import { emptyLists, names } from './displayed.ts';
import { ownFolders, refusals } from './folders.ts';
import { packageLists, readiness } from './fresh.ts';
import { stopped } from './left.ts';
import { pagers } from './pagers.ts';
import { type Rule } from './rule.ts';
import { typeahead } from './typeahead.ts';

const RULES: readonly Rule[] = [
  volumeCopies,
  olderCopies,
  wholeFolders,
  names,
  emptyLists,
  ownFolders,
  refusals,
  packageLists,
  readiness,
  stopped,
  pagers,
  typeahead,
];

/** A block's heading, and the text since the code before it. */
function wordsBefore(lines: readonly string[], line: number): string {
  const words: string[] = [];
  for (let at = line - 2; at >= 0 && words.length < 12; at -= 1) {
    const text = lines[at] ?? '';
    if (/^\s*```/.test(text)) break;
    words.unshift(text);
    if (/^#{1,6} /.test(text)) return words.join('\n');
  }
  const heading = [...lines.slice(0, line)].reverse().find((text) => /^#{1,6} /.test(text)) ?? '';
  return [heading, ...words].join('\n');
}

/** The text after a block, up to the next code or heading. Its output is part of the block. */
function wordsAfter(lines: readonly string[], line: number): string {
  const words: string[] = [];
  let inFence = true;
  for (const text of lines.slice(line)) {
    if (/^\s*```/.test(text)) {
      if (!inFence && !/^\s*```text output/.test(text)) break;
      inFence = !inFence;
    } else if (/^#{1,6} /.test(text) && !inFence) break;
    else if (!inFence) words.push(text);
  }
  return words.join('\n');
}

/** What a page's blocks do that the rules in this folder forbid. */
export function ruleProblems(units: readonly Unit[], source: string): Problem[] {
  const file = units[0]?.blocks[0]?.page ?? '';
  const rules = RULES.map((rule) => rule({ file, source, units }));
  const problems: Problem[] = [];
  const lines = source.split('\n');
  for (const unit of units) {
    const block = unit.blocks[0];
    if (!block) continue;
    const { line } = block;
    const language = languageOf(unit.lang)?.id ?? unit.lang;
    const { title = '' } = unit.meta;
    const seen = {
      unit,
      text: unit.text,
      isShell: language === 'shell',
      isPasted: language === 'shell' && !isFileName(title),
      before: wordsBefore(lines, line),
      after: wordsAfter(lines, line),
      wrong: (message: string) => problems.push({ file, line, message, tool: 'walk' }),
    };
    for (const rule of rules) rule.see(seen);
  }
  for (const rule of rules) rule.end?.();
  return problems;
}
