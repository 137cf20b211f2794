import { MONTHS } from '../../../src/lib/dates.ts';

/** The figures of a fact that a sentence next to it may repeat. */
export interface StatedFact {
  value: number | string;
  unit: string | null;
  note: string | null;
  event: string | null;
}

/** A figure in a sentence that isn't in the source next to it. */
export interface LooseFigure {
  line: number;
  figure: string;
  ids: string;
  sentence: string;
}

const SOURCE = /<Source of="([^"]+)"\s*\/>/g;
const DAY = new RegExp(`\\b(\\d{1,2}) (${MONTHS.join('|')})(?: (\\d{4}))?`, 'g');
const ISO_DAY = /\d{4}-(\d{2})-(\d{2})/g;
const FIGURE = /(?<![\w/.#-])\d[\d,]*(?:\.\d+)?/g;

const two = (value: number): string => String(value).padStart(2, '0');

/** Days as '09-04' and all other figures as numbers, each with the text it was read from. */
function figuresIn(text: string): Map<string, string> {
  const figures = new Map<string, string>();
  const rest = text
    .replace(DAY, (all, day: string, month: string, year?: string) => {
      figures.set(`${two(MONTHS.indexOf(month) + 1)}-${two(Number(day))}`, all);
      return year ? ` ${year} ` : ' ';
    })
    .replace(ISO_DAY, (all, month: string, day: string) => {
      figures.set(`${month}-${day}`, all);
      return ` ${all.slice(0, 4)} `;
    });
  for (const [figure] of rest.matchAll(FIGURE)) {
    figures.set(String(Number(figure.replaceAll(',', ''))), figure);
  }
  return figures;
}

/** A sentence as a reader sees it, without anything filled in from data: components, tokens, code, addresses. */
const withoutData = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\{[^}]*\}/g, ' ');

/** Replaces front matter and code blocks with empty lines, so that line numbers stay the same. */
const prose = (source: string): string =>
  source.replace(/^---\n[\s\S]*?\n---\n|^ *```[\s\S]*?^ *```$/gm, (block) =>
    block.replace(/[^\n]/g, ''),
  );

/**
 * Every figure typed into a sentence or cell before a `<Source>` that none of its facts state, and how many
 * figures were compared.
 */
export function looseFigures(
  source: string,
  factOf: (id: string) => StatedFact,
): { loose: LooseFigure[]; compared: number } {
  const loose: LooseFigure[] = [];
  let compared = 0;
  prose(source)
    .split('\n')
    .forEach((text, at) => {
      for (const cell of text.trimStart().startsWith('|') ? text.split('|') : [text]) {
        let begin = 0;
        for (const { 0: all, 1: ids = '', index } of cell.matchAll(SOURCE)) {
          const before = cell.slice(begin, index);
          begin = index + all.length;
          const sentence = withoutData(
            before.split(/(?<=[.?!:])\s+(?=[A-Z*<])/).at(-1) ?? '',
          ).trim();
          const facts = ids.trim().split(/\s+/).map(factOf);
          const stated = figuresIn(
            facts
              .map(({ value, unit, note, event }) => [value, unit, note, event].join(' ; '))
              .join(' ; '),
          );
          for (const [figure, written] of figuresIn(sentence)) {
            compared += 1;
            if (!stated.has(figure)) loose.push({ line: at + 1, figure: written, ids, sentence });
          }
        }
      }
    });
  return { loose, compared };
}
