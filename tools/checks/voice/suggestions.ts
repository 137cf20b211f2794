import { foundIn, proseOf, type Rule } from './prose.ts';

interface Suggestion extends Rule {
  /** Its name in the test. */
  name: string;
}

/** Patterns of translated English. A person decides each time, so none stops a build. */
export const SUGGESTIONS: readonly Suggestion[] = [
  {
    name: 'a thing that stands or lies',
    pattern:
      /\b(?:stands?|stood|lies|lay) (?:in(?! for)|on|at|beside|behind|below|above|under|between|there)\b/gi,
    instead: "'is in', 'is next to'",
  },
  {
    name: 'a program that asks',
    pattern: /\basks (?!for\b|you\b|if\b|whether\b|how\b|why\b|what\b|which\b|us\b)/gi,
    instead: "'checks', 'queries', 'requests'",
  },
  {
    name: 'a thing that holds',
    pattern: /\bholds (?!true\b|up\b|back\b|on\b|(?:a|the|that|its) lock\b)/gi,
    instead: "'contains', 'keeps', 'stores'",
  },
  {
    name: 'of its own',
    pattern: /\b(?<!mind )of (?:its|their|his|your|our|my) own\b/gi,
    instead: "'its own' before the noun",
  },
  {
    name: 'by for with',
    pattern:
      /\b(?:end|stop|start|undo|open|do|restart)s? (?:it|them|this|that) by (?!hand\b|\w+ing\b)/gi,
    instead: "'stop it with'",
  },
  {
    name: 'a relative without a head',
    pattern: /\bwhoever\b|(?:^|(?<=[.:;] ))(?:who (?!['\w ]+\?)\w+[^.?\n]*[.,]|what is said\b)/gim,
    instead: "'you', 'someone who …'",
  },
  {
    name: 'a noun two nouns away',
    pattern: /\b(?:that|those|the one|the ones) of (?:the|a|an|its|your|our|their|each)\b/gi,
    instead: 'repeat the noun',
  },
  {
    name: 'one semicolon in a sentence',
    pattern: /(?<=(?:^|[.:!?|] )[^.;:!?|\n]*[\p{Ll}\d)]); (?=\p{Ll}[^;.!?|\n]*[.!?])/gmu,
    instead: "'because' or 'so' before a reason, else two sentences",
  },
  {
    name: 'a word of the house',
    pattern: /\b(?:mend(?:s|ed|ing)?|in earnest|for ever)\b/gi,
    instead: "'fix', 'properly', 'forever'",
  },
  {
    name: 'no contraction',
    pattern:
      /\b(?:(?:do|does|did|is|are|was|were|will|would|could|should|has|have) not\b(?! only)|cannot\b)/gi,
    instead: "'doesn't', 'isn't', 'can't', where a person would say it",
  },
];

/** Letters shown on either side of a match. */
const AROUND = 12;

/** The lines where a source sounds translated, with the words around it and what to write instead. */
export const voiceSuggestions = (source: string): { line: number; words: string }[] =>
  proseOf(source)
    .split('\n')
    .flatMap((line, index) =>
      foundIn(line, SUGGESTIONS).map(({ words, at, instead }) => {
        const around = line.slice(Math.max(0, at - AROUND), at + words.length + AROUND).trim();
        return { line: index + 1, words: `'${around}': perhaps ${instead}` };
      }),
    );
