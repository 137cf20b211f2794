/** The parts of a source that aren't our own prose, or not in English. */
const NOT_PROSE = [
  /^([ \t>]*)(`{3,}|~{3,})[\s\S]*?^\1\2[ \t]*$/gm,
  /``.+?``|`[^`\n]+`/g,
  /^(?:import|export) .*$/gm,
  /(?<=\])\([^)\s]+\)/g,
  /https?:\S+/g,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /<(\w+) lang="de">[\s\S]*?<\/\1>/g,
  /(?<![\w-])(?!aria-label|caption|title|label|alt|q)[\w-]+=(?:"[^"]*"|\{[^}]*\})/g,
  /^(?:keywords|tags|slug|related|image|template|id|sidebar_label):.*$/gm,
  /^sections:\n(?: .*\n)+/gm,
  /^> .*$/gm,
];

/** Blanks out everything in a source that isn't its own English prose, line for line. */
export const proseOf = (source: string): string =>
  NOT_PROSE.reduce(
    (text, pattern) => text.replace(pattern, (part) => part.replace(/[^\n]/g, ' ')),
    source,
  );

/** A pattern, and what to write instead of what it finds. */
export interface Rule {
  pattern: RegExp;
  instead: string;
}

/** Everything that the rules find in a line, in their order. */
export const foundIn = (line: string, rules: readonly Rule[]) =>
  rules.flatMap(({ pattern, instead }) =>
    [...line.matchAll(pattern)].map((match) => ({ words: match[0], at: match.index, instead })),
  );
