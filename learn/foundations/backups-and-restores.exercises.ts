import { command, type Exercises, pick, type Rule, typed } from 'teach/exercise';
import { ageNote } from './backup-age.ts';
import { boatNote } from './backup-boat.ts';

/** True if the list that an answer takes one line of has the newest copy at the other end. */
function takesOldest(text: string): boolean {
  // Two cuts of a table take a line from its middle.
  if (/--latest|\bsnapshots latest\b|\b(?:head|tail) [^|]*\|\n?(?:head|tail)\b/.test(text))
    return false;
  const isFirst = /\.\[0\]|head -n? ?1\b/.test(text);
  const isLast = /\.\[-1\]|tail -n? ?1\b/.test(text);
  const isNewestFirst =
    /\bls (?:-\w+ )*-(?!\w*r)\w*t|--sort=time|\bsort (?:-\S+ )*(?:-\w*r|--reverse)|\btac\b|\breverse\b/.test(
      text,
    );
  return isNewestFirst ? isLast && !isFirst : isFirst && !isLast;
}

/** A number of hours, as people write it. */
const hours = (number: string): RegExp =>
  new RegExp(
    `^(?:[a-z]+ ){0,3}(?:[^=]*= ?)?(?:${number})(?: ?h| hours?| ?hrs?)?(?:,? ?(?:of orders|\\(.*\\)|(?:from|until|between|to) .*))?$`,
  );

/** A tilde that stays one: behind `=`, or in quotes. */
const TILDE: Rule = {
  not: /^(?!echo|printf).*(?:--\w[\w-]*=["']?~|["']~\/)/m,
  hint: 'Your shell only replaces a `~` at the start of a word, and not in quotes.',
};

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  loss: {
    kind: 'fields',
    fields: [
      typed(
        'Hours of orders lost',
        hours('15(?:\\.0)?|fifteen'),
        'When was the last copy made, and when did the disk break?',
        [[/^18\b/, 'Nobody could order after 17:00. Count the orders since the copy.']],
      ),
      typed('Hours without the shop', hours('3(?:\\.0)?|three'), 'When is it running again?'),
      pick(
        'What gets better with a dump every hour?',
        ['the loss', 'the downtime', 'both'],
        'the loss',
        'Does a newer copy make renting and installing faster?',
      ),
    ],
  },
  age: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        has: /\brestic\b[^\n]*\bsnapshots\b|(?:far|near)\/backup\/snapshots/,
        hint: 'restic can list its copies.',
      },
      { not: /\/near\b/, hint: 'Asked was the far copy, in ~/far/backup.' },
      TILDE,
      {
        ok: ({ statements }) => {
          const text = statements.join('\n');
          return (
            /\brestic\b[^\n]*\bsnapshots\b/.test(text) ||
            (/\bstat\b|\bls [^\n]*(?:-\w*[tl]|--full-time|time-style|sort=time)|%[TCA]|-[acm](?:min|time)|-newer|date -r/.test(
              text,
            ) &&
              !/\bls (?![^\n]*(?:(?<= )-\w*t|--sort=time))[^\n]*\|\n(?:head|tail)\b/.test(text))
          );
        },
        hint: 'The names of these files say nothing about age. Look at their times.',
      },
      {
        not: /(?:stat (?:-\S+ \S+ )?|date -r )["']?[^\s"'|]*far\/backup\/snapshots\/?["']?(?=[\s)]|$)/m,
        hint: 'The time of the folder snapshots also changes when a copy is removed.',
      },
      {
        ok: ({ commands }) =>
          !commands.some(
            ({ words: [test = ''], writes }) =>
              /^(?:test|\[\[?)$/.test(test) && writes.some((file) => !file.startsWith('/dev/')),
          ),
        hint: 'Between single or double brackets, > compares no numbers. -gt does.',
      },
      {
        has: /\/ ?60|mmin/,
        hint: 'The check finds nothing that makes minutes of the time since then.',
      },
      {
        ok: ({ statements }) => !takesOldest(statements.join('\n')),
        hint: 'Asked was the newest copy. restic lists the oldest first, and ls -t the newest.',
      },
      { note: ({ commands }) => ageNote(commands) },
    ],
    also: [
      pick(
        "Which accident does it notice that OnFailure doesn't?",
        ['a wrong password', 'a full disk', 'a timer that is switched off', 'a broken script'],
        'a timer that is switched off',
        'OnFailure needs something that ran and failed.',
      ),
    ],
  },
  again: {
    kind: 'fields',
    fields: [
      pick(
        'What happens?',
        ['it overwrites the folder', 'it refuses', 'it restores what differs', 'nothing'],
        'it refuses',
        'Run it. It looks at its target first.',
      ),
    ],
  },
  'one-file': {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        not: /restore\.sh/,
        hint: 'restore.sh restores everything, and only into an empty place. Run restic yourself.',
      },
      { not: /\/near\b/, hint: 'The near copy was on the machine that you lost.' },
      {
        not: /\brestic\b[^\n]* --delete\b/,
        hint: 'Leave out --delete, which removes what the copy lacks from the target.',
      },
      TILDE,
      { note: ({ commands }) => boatNote(commands) },
    ],
  },
  missing: {
    kind: 'fields',
    fields: [
      command(
        'The restic command that makes the new near repository, without its options',
        /^(?!.* (?:-r|--repo)[ =]\S*far)(?:(?:\w+=\S+ )*restic (?:-\S+ (?:[^-\s]\S* )?)*)?init(?![-\w])/,
        "There's no repository yet for a backup to go into.",
        [],
        {
          before: 'export\\b|mkdir\\b',
          after: '(?:bash )?\\S*backup\\.sh|restic (?:.* )?backup\\b',
        },
      ),
      pick(
        "Where should backup.sh have been so that it wasn't lost?",
        ['in the folder of the shop', 'in Git', 'in the near repository'],
        'in Git',
        "Which of them wasn't on the machine that was lost?",
      ),
    ],
  },
} satisfies Exercises;
