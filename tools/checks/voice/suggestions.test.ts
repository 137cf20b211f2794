import { describe, expect, it } from 'vitest';
import { SUGGESTIONS, voiceSuggestions } from './suggestions.ts';

/** For each rule, ten sentences that it suggests rewriting, and ten that it leaves alone. */
const SENTENCES: Record<string, { found: string[]; left: string[] }> = {
  'a thing that stands or lies': {
    found: [
      'The file stands in the repository.',
      'Your key lies on the server.',
      'The proxy stands before it and stands at the edge.',
      'What stood there is gone.',
      'The answer lay in the log.',
      'The price stands below the table.',
      'The line stands above its block.',
      'The cache lies between both.',
      'The address stands beside its name.',
      'The limit lies under 1 GB.',
    ],
    left: [
      'CORS stands for cross-origin resource sharing.',
      'A bucket stands in for the object store.',
      'The stand-in answers in its place.',
      'The file is in the repository.',
      'Nobody lies about a price here.',
      'The layers are on the host.',
      'Lay the cable first.',
      'The statement stands.',
      'The key belongs on the server.',
      'Understand the log before you restart.',
    ],
  },
  'a program that asks': {
    found: [
      'The browser asks the resolver.',
      'The platform asks each replica.',
      'It asks DNS first.',
      'The proxy asks its backend.',
      'The check asks a port.',
      'The client asks again.',
      'The script asks PostgreSQL.',
      'Compose asks the registry.',
      'The edge asks both of them.',
      'The lookup asks four servers.',
    ],
    left: [
      'The installer asks for a password.',
      'It asks you before it deletes.',
      'The command asks whether to go on.',
      'Ask the vendor.',
      'The form asks why you leave.',
      'Nobody asks how it works.',
      'The prompt asks which branch you mean.',
      'The client queries the resolver.',
      'If somebody asks us, we answer.',
      'She asks what happened.',
    ],
  },
  'a thing that holds': {
    found: [
      'The volume holds your files.',
      'The table holds every order.',
      'A tag holds a digest.',
      'The index holds both.',
      'The cache holds an hour of answers.',
      'The variable holds the password.',
      'Each page holds two examples.',
      'The dump holds all tables.',
      'The image holds no secret.',
      'The log holds seven days.',
    ],
    left: [
      'The session holds a lock on the row.',
      'The other one holds the lock.',
      'That holds true in production.',
      'The build holds up the release.',
      'The gate holds back a bad release.',
      'The volume contains your files.',
      'Hold the key for two seconds.',
      'The household pays once.',
      'Whoa: the threshold is 80 %.',
      'A transaction holds that lock until it ends.',
    ],
  },
  'of its own': {
    found: [
      'It has a network of its own.',
      'Use a server of your own.',
      'They have ports of their own.',
      'We run machines of our own.',
      'He bought a domain of his own.',
      'I wrote a script of my own.',
      'Each project has an address of its own.',
      'Give the job a user of its own.',
      'Keep a copy of your own.',
      'Tests have data of their own.',
    ],
    left: [
      'It has its own network.',
      'Use your own server.',
      'The cache has a mind of its own.',
      'They start on their own.',
      'We own the machines.',
      'The owner decides.',
      'A folder owned by root stays.',
      'Each has its own port.',
      "It won't end on its own.",
      'Own what you deploy.',
    ],
  },
  'by for with': {
    found: [
      'End it by `docker stop`.',
      'Stop it by Ctrl+C.',
      'Start them by one command.',
      'Undo this by a revert.',
      'Open it by the menu.',
      'He ends it by a click.',
      'Do that by SQL.',
      'Restart it by the console.',
      'Stop them by their names.',
      'The script starts it by cron.',
    ],
    left: [
      'End it with `docker stop`.',
      'Stop it by hand.',
      'Undo it by reverting the commit.',
      'It was stopped by the kernel.',
      'Sort them by name.',
      'Start it with cron.',
      'Finish it by Friday.',
      'Open it from the menu.',
      'Multiply it by two.',
      'Restart it from the console.',
    ],
  },
  'a relative without a head': {
    found: [
      'Whoever has the key gets in.',
      'Ask whoever set it up.',
      'Who has the key, gets in.',
      'Who reads the log sees it.',
      'Keys stay secret. Who has one can sign in.',
      'Note this: who deletes a project loses its data.',
      'What is said of a row holds here.',
      'Who pays late gets a mail, and then another.',
      'It is shared with whoever asks.',
      'Who pushes to `main` deploys.',
    ],
    left: [
      'Who has the key?',
      'Anyone who has the key gets in.',
      'You get in with the key.',
      'Someone who reads the log sees it.',
      'Look up who signed in.',
      'People who leave take their data along.',
      'It says who may read it.',
      'The owner, who pays, decides.',
      'Who may sign in?',
      'Check what is running.',
    ],
  },
  'a noun two nouns away': {
    found: [
      'The address is that of the proxy.',
      'Its limits are those of the plan.',
      'Take the one of your project.',
      'The price is that of a small app.',
      'The times are those of an idle machine.',
      'Use the ones of the second server.',
      'The format is that of its predecessor.',
      'The rights are those of your account.',
      'The name is that of each service.',
      'The keys are those of our agent.',
    ],
    left: [
      "The address is the proxy's address.",
      'Think of the proxy.',
      'One of the replicas answers.',
      'That of course costs more.',
      'Take the one you like.',
      'Those are the limits.',
      'It uses that address.',
      'The end of the line.',
      'None of those has a port.',
      'Two of your apps fit.',
    ],
  },
  'one semicolon in a sentence': {
    found: [
      'The disk is full; the database stops.',
      'It fails; the port is taken.',
      'Restart it; the file is read once.',
      'The tag moves; a digest stays.',
      'It has no shell; use a sidecar.',
      'The certificate is old; renew it.',
      'Wait for it; then push.',
      'You pay per hour; the smallest unit is a minute.',
      'The mail is sent; nobody reads it.',
      'Logs rotate daily; seven are left.',
    ],
    left: [
      'It has apps; databases; volumes.',
      'The disk is full, so the database stops.',
      'It fails because the port is taken.',
      '| The disk is full; grow it | now |',
      'Set `a; b` in the file.',
      'One is small; one is large; both run.',
      'Restart it. The file is read once.',
      'There are two: a tag and a digest.',
      'It stops: the disk is full.',
      '`SELECT 1;` prints 1.',
    ],
  },
  'a word of the house': {
    found: [
      'Mend the file.',
      'It mends what it can.',
      'The fault is mended.',
      'Try it in earnest.',
      'It stays for ever.',
      'Mending it takes a minute.',
      'They mended the rule.',
      'Now in earnest: push.',
      'It waits for ever.',
      'Mends need a test.',
    ],
    left: [
      'Fix the file.',
      'It stays forever.',
      'We recommend it.',
      'That is a tremendous price.',
      'Amend the commit.',
      'The amended commit has a new hash.',
      'Earnest people read logs.',
      'It was tried properly.',
      'For every app there is one.',
      'Commending nobody.',
    ],
  },
  'no contraction': {
    found: [
      'It does not start.',
      'You do not pay.',
      'It is not public.',
      'They are not moved.',
      'It was not there.',
      'It will not fit.',
      'You cannot log in.',
      'It has not run.',
      'They have not answered.',
      'That should not happen.',
    ],
    left: [
      "It doesn't start.",
      "You can't log in.",
      'It is not only cheap.',
      'Not every app needs one.',
      'It has no shell.',
      'Do nothing.',
      'Take note of it.',
      'There is nothing to do.',
      'It runs, not well.',
      "They aren't moved.",
    ],
  },
};

describe.each(SUGGESTIONS)('$name', ({ name, pattern }) => {
  const { found = [], left = [] } = SENTENCES[name] ?? {};

  it('has ten sentences of each kind', () => {
    expect([found.length, left.length]).toEqual([10, 10]);
  });

  it.each(found)('finds: %s', (sentence) => {
    expect(sentence.match(pattern)).not.toBeNull();
  });

  it.each(left)('leaves: %s', (sentence) => {
    expect(voiceSuggestions(sentence).length).toBe(0);
  });
});

it('names the line, the words and what to write, and skips code and words for the search', () => {
  const source =
    '---\ntitle: A\nsections:\n  push: cannot push\n---\n`cannot` is a word.\nYou cannot push.';
  expect(voiceSuggestions(source)).toEqual([
    {
      line: 7,
      words: "'You cannot push.': perhaps 'doesn't', 'isn't', 'can't', where a person would say it",
    },
  ]);
});
