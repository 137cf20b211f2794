import { describe, expect, test } from 'vitest';
import { marker } from './marks.ts';

const marked = (text: string, ...words: string[]) =>
  marker(words.join(' '), text)(text).map(([from, to]) => text.slice(from, to));

describe('marks on the page that a search led to', () => {
  test.each([
    [
      'other endings',
      'Deploy it. It deployed, deploys.',
      ['deploying'],
      ['Deploy', 'deployed', 'deploys'],
    ],
    ['the plural', 'One database, two databases', ['databases'], ['database', 'databases']],
    ['no part of another word', 'import, export, airport', ['port'], []],
    ['no part of a name', 'Git, GitHub and digital', ['git'], ['Git']],
    ['a name in capitals', 'Set PORT or port', ['port'], ['PORT', 'port']],
    [
      'a name by one of its parts',
      'DATABASE_URL, docker-compose.yml',
      ['url', 'compose'],
      ['DATABASE_URL', 'docker-compose.yml'],
    ],
    [
      'a name by the whole of it',
      'sub-domain and subdomain',
      ['subdomain'],
      ['sub-domain', 'subdomain'],
    ],
    [
      'the word that a misspelt one was taken for',
      'PostGIS in PostgreSQL or Postgres',
      ['postgers'],
      ['PostgreSQL', 'Postgres'],
    ],
    ['no other word of the same beginning', 'password, passkeys', ['passkey'], ['passkeys']],
    [
      'no other word of the same stem',
      'customers, it contains, accessibility, monitored',
      ['custom', 'container', 'access', 'monitoring'],
      ['monitored'],
    ],
    [
      'a typed name, and no word of its parts',
      'depends_on, depends, one, import.meta.url, DATABASE_URL',
      ['depends_on', 'database_url'],
      ['depends_on', 'DATABASE_URL'],
    ],
    [
      'the parts of a typed name that stands nowhere',
      'Docker Compose, one',
      ['docker-compose_on'],
      ['Docker', 'Compose'],
    ],
    ['no slip where the word itself is there', 'port and post', ['port'], ['port']],
    [
      'no slip where another typed word is there',
      'contract and support',
      ['contact', 'support'],
      ['support'],
    ],
    [
      'the last word while it is typed',
      'restore, restart',
      ['redis', 'rest'],
      ['restore', 'restart'],
    ],
    ['the beginnings that one letter has', 'psql -v, volumes', ['v'], ['v', 'volumes']],
    ['no longer word of a whole one', 'restore, restart', ['rest', 'api'], []],
    [
      'most of a longer word',
      'PostgreSQL backup',
      ['postgres', 'backup'],
      ['PostgreSQL', 'backup'],
    ],
    ['no digit that is a power', 'port 25 of 2⁵', ['25'], ['25']],
    [
      'every form of a verb and a noun',
      'store, stored, storing; add, added; copies, copied; boxes, running',
      ['stores', 'adding', 'copy', 'box', 'run'],
      ['store', 'stored', 'storing', 'add', 'added', 'copies', 'copied', 'boxes', 'running'],
    ],
    [
      'no word that is made from a typed one',
      'settings, different, personal, invalidation, live, 500, connection, setting',
      ['set', 'difference', 'person', 'invalid', 'liveness', '50', 'connect', 'now'],
      ['setting'],
    ],
    [
      'all words of a pasted message, without its times and stack',
      'docker, a container, node, refused, 08, cart',
      [
        'Nov 27 08:14:02 docker: Error response from daemon: Conflict. The name "/api" is used by container "3f9c1be07d22",',
        'connect refused, remove or rename it before the cart at run [as done] (node:net:1611:16)',
      ],
      ['docker', 'container', 'refused', 'cart'],
    ],
    ['no part of a number', '17, 17s and 2.17.0', ['17'], ['17']],
    ['accents', 'Erklärung', ['erklarung'], ['Erklärung']],
    ['signs that mean something elsewhere', 'a.b (c)+ [d]', ['.*', '(c)+'], ['c']],
  ])('are on %s', (_, text, words, expected) => {
    expect(marked(text, ...words)).toEqual(expected);
  });
});
