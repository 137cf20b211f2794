import { describe, expect, test } from 'vitest';
import { queryTerms, termsOf } from './terms.ts';
import { fold, MAX_QUERY_WORDS } from './words.ts';

describe('the terms of a text', () => {
  test.each([
    ['words, stemmed and in order', 'Attaching volumes', ['attach', 'volum']],
    ['a variable, whole and in parts', 'DATABASE_URL', ['database_url', 'databas', 'url']],
    [
      'a file name, whole and in parts',
      'docker-compose.yml',
      ['dockercompose.yml', 'docker', 'compos', 'yml'],
    ],
    ['the steps of a path', 'linux/amd64', ['linux', 'amd64']],
    ['a joined word, as one too', 'sub-domains', ['subdomain', 'sub', 'domain']],
    ['a name in capitals, as it is too', 'PORT of the port', ['PORT', 'port', 'of', 'the', 'port']],
    ['languages with signs', 'C#, C++ and F# docs#set', ['c#', 'c++', 'and', 'f#', 'doc', 'set']],
    ['nothing of what a program made up', 'sha 0ce9e6751ab', ['sha']],
    ['possessives without their s', "app’s app's", ['app', 'app']],
    ['accents and ligatures folded', 'Erklärung ﬁle', ['erklarung', 'file']],
    ['other scripts as they are', 'שלום мир', ['שלום', 'мир']],
    ['nothing of signs alone', '+ - * ~ ^ : <> "', []],
    ['nothing of words longer than 40 letters', 'x'.repeat(41), []],
  ])('are %s', (_, text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  test('are folded in case and form', () => {
    expect(fold('ÀÉİ')).toBe('aei');
  });
});

describe('the terms of a query', () => {
  const words = (query: string) => queryTerms(query).map(({ word }) => word);

  test.each([
    ['words that say nothing are left out', 'how do I use a volume', ['volume']],
    ['words that say nothing stay when alone', 'what is it', ['what', 'is', 'it']],
    ['each word counts once', 'logs log logs', ['logs']],
    ['object properties are words', '__proto__ constructor', ['proto', 'constructor']],
    [
      'lunr syntax is no syntax',
      '+docker -git url:redis^9 vol*',
      ['docker', 'git', 'url', 'redis', 'vol'],
    ],
    ['single signs are left out', 'kill -9', ['kill']],
    ['a single sign stays when alone', 'v', ['v']],
    ['nothing is no term', '   ', []],
  ])('%s', (_, query, expected) => {
    expect(words(query)).toEqual(expected);
  });

  test('a name in capitals is kept beside the word', () => {
    expect(queryTerms('$PORT port Path').map(({ capitals }) => capitals)).toEqual(['PORT', '']);
  });

  test('the last word counts as unfinished until a space follows', () => {
    expect(queryTerms('docker vol').map(({ prefix }) => prefix)).toEqual([false, true]);
    expect(queryTerms('docker vol ').map(({ prefix }) => prefix)).toEqual([false, false]);
  });

  test('no more than the limit are taken', () => {
    const query = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
    expect(queryTerms(query)).toHaveLength(MAX_QUERY_WORDS);
  });
});
