import { languageOf } from '../../languages/index.ts';
import { isFileName } from '../../sessions.ts';
import { type Problem, type Unit } from '../../types.ts';
import { olderCopies, ownSums, volumeCopies, wholeFolders } from './copies.ts';
import { destroyed, replaced } from './destroyed.ts';
import { emptyLists, names, replies } from './displayed.ts';
import { certainDamage, fixtures } from './fixtures.ts';
import { lessonFolder, ownFolders, refusals, takenFolders } from './folders.ts';
import { answers, packageLists, readiness } from './fresh.ts';
import { endedJobs, imageNames, ownContainers, stopped } from './left.ts';
import { type Rule } from './rule.ts';
import { failures, startedPrograms } from './scripts.ts';
import {
  clients,
  columns,
  jobLines,
  journals,
  masks,
  pagers,
  questions,
  tunnels,
} from './terminal.ts';
import { archivesTested, dumpsRead, emptyDatabases } from './tested.ts';
import { typeahead } from './typeahead.ts';

const RULES: readonly Rule[] = [
  fixtures,
  volumeCopies,
  wholeFolders,
  ownSums,
  clients,
  columns,
  ownFolders,
  olderCopies,
  dumpsRead,
  archivesTested,
  emptyDatabases,
  certainDamage,
  jobLines,
  journals,
  masks,
  names,
  replies,
  emptyLists,
  failures,
  startedPrograms,
  readiness,
  pagers,
  typeahead,
  questions,
  tunnels,
  packageLists,
  answers,
  lessonFolder,
  refusals,
  takenFolders,
  destroyed,
  replaced,
  endedJobs,
  stopped,
  imageNames,
  ownContainers,
];

/** The text between a block and whatever code stands before it. */
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

/** The text between a block and whatever code or heading comes next; its output is a part of the block. */
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

/**
 * What a page's blocks do that no reader's machine should meet, by the rules of this folder; `into`
 * names the clients that its reader types other languages into.
 */
export function ruleProblems(
  units: readonly Unit[],
  source: string,
  into: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const file = units[0]?.blocks[0]?.page ?? '';
  const rules = RULES.map((rule) => rule({ file, source, units, into }));
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
      title,
      language,
      isShell: language === 'shell',
      isPasted: language === 'shell' && !isFileName(title),
      before: wordsBefore(lines, line),
      after: wordsAfter(lines, line),
      above: lines.slice(0, line).join('\n'),
      wrong: (message: string) => problems.push({ file, line, message, tool: 'walk' }),
    };
    for (const rule of rules) rule.see(seen);
  }
  for (const rule of rules) rule.end?.();
  return problems;
}
