import { type Site } from './site.ts';
import { type Block, type Place, type Problem, type Unit } from './types.ts';

const idOf = (block: Block) => `${block.page}:${block.line}`;

const noFiles = (file: string): never => {
  throw new Error(`file="${file}": no files are read here`);
};

/** Puts the file's text into a block with `file="examples/…"`. */
function resolve(include: Site['include'], block: Block, problems: Problem[]): Block {
  const file = block.meta.file;
  if (file === undefined) return block;
  if (block.text.trim() !== '') {
    problems.push({
      file: block.page,
      line: block.line,
      message: `a fence with file="${file}" stays empty; its text is the file's`,
    });
    return block;
  }
  try {
    const included = include(file, block.meta.region);
    return { ...block, text: included.text, origin: { file, line: included.line } };
  } catch (error) {
    problems.push({ file: block.page, line: block.line, message: (error as Error).message });
    return block;
  }
}

function unitOf(blocks: readonly [Block, ...Block[]], output?: Block): Unit {
  const starts: { from: number; origin: Place }[] = [];
  let next = 1;
  for (const block of blocks) {
    starts.push({ from: next, origin: block.origin });
    next += block.text.split('\n').length;
  }
  const [first] = blocks;
  return {
    id: idOf(first),
    lang: first.lang,
    meta: Object.assign({}, ...blocks.map((block) => block.meta).reverse()) as Unit['meta'],
    text: blocks.map((block) => block.text).join('\n'),
    blocks,
    output,
    at: (line) => {
      const start = [...starts].reverse().find((candidate) => candidate.from <= line) ?? starts[0];
      if (!start) return { file: first.page, line: first.line };
      return { file: start.origin.file, line: start.origin.line + line - start.from };
    },
  };
}

/**
 * Turns a page's blocks into units, in page order: resolves includes, joins blocks by `name`, and
 * gives each output to the block before it.
 */
export function unitsOf(
  blocks: readonly Block[],
  include: Site['include'] = noFiles,
): { units: readonly Unit[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const groups: { key: string; blocks: [Block, ...Block[]]; output?: Block }[] = [];
  let before: (typeof groups)[number] | undefined;
  for (const raw of blocks) {
    if (raw.meta.output) {
      if (!before || before.output) {
        problems.push({
          file: raw.page,
          line: raw.line,
          message: 'an output without a block before it',
        });
      } else before.output = raw;
      continue;
    }
    const block = resolve(include, raw, problems);
    const key = block.meta.name ? `name:${block.meta.name}` : idOf(block);
    const group = groups.find((candidate) => candidate.key === key);
    if (group) {
      if (group.blocks[0].lang !== block.lang) {
        problems.push({
          file: block.page,
          line: block.line,
          message: `name="${block.meta.name}" joins ${group.blocks[0].lang} and ${block.lang}`,
        });
      }
      group.blocks.push(block);
      before = group;
    } else {
      before = { key, blocks: [block] };
      groups.push(before);
    }
  }
  return { units: groups.map((group) => unitOf(group.blocks, group.output)), problems };
}
