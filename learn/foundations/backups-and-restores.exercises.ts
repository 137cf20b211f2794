import { type Exercises, pick, typed } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  loss: {
    kind: 'fields',
    fields: [
      typed(
        'Hours of orders lost',
        /^(?:15|fifteen)(?: ?h| hours| ?hrs?)?$/,
        'When was the last copy made, and when did the disk break?',
        [[/^18/, 'Nobody could place an order after 17:00. Count what was placed since the copy.']],
      ),
      typed(
        'Hours without the shop',
        /^(?:3|3\.0|three)(?: ?h| hours| ?hrs?)?$/,
        'When is it running again?',
      ),
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
      { has: /restic [^\n]*snapshots|restic snapshots/, hint: 'restic can list its copies.' },
      { not: /\/near\b/, hint: 'This looks at the near copy. The question is about the far one.' },
      { not: /\/ ?3600/, hint: 'This counts hours.' },
      {
        not: /^(?:test|\[\[?) [^\n]*-g[te] [^\n]*&&\n(?:exit [1-9]|false|return [1-9])$(?![\s\S])/m,
        hint: 'With a fresh copy, the test is false and the last thing that runs, so this fails too.',
      },
      {
        has: /--json|--latest|\bdate\b/,
        hint: 'Get the time of the newest copy from the list.',
      },
      {
        has: /\/ ?60|mmin/,
        hint: 'Work out how many minutes have passed since then.',
      },
      {
        not: /^(?![\s\S]*--latest)[\s\S]*(?:\.\[0\]|head -n? ?1\b)/,
        hint: 'The list begins with the oldest copy.',
      },
      { has: /^echo|^printf|\becho\b/m, hint: "You've worked out the age. Print it too." },
      { has: /1440|24 ?\* ?60|60 ?\* ?24|86400/, hint: 'Compare it with a day.' },
      {
        has: /\bfalse\b|exit [1-9]|return [1-9]|^(?:test|\[\[?|\(\() ?[^\n]*(?:-l[te]|<=?) ?[^\n&|]*\S$/m,
        hint: 'It says so when the copy is too old, but it has to fail as well.',
      },
      {
        ok: ({ commands }) => {
          const last = commands.filter(({ text }) => /^(?:test|\[\[?|\(\() /.test(text)).at(-1);
          const after = commands.slice(last ? commands.indexOf(last) + 1 : commands.length);
          return (
            after.length === 0 ||
            /[|&]/.test(last?.then ?? '') ||
            after.some(({ text }) => /\bfalse\b|\bexit\b|\breturn\b/.test(text))
          );
        },
        hint: 'The last command decides whether a script fails, and here the test comes before it.',
      },
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
      { has: /\brestic\b[^\n]*\b(?:restore|dump)\b/, hint: 'Use restic to bring files back.' },
      {
        has: /\b(?:restore|dump)\b[^\n]*\b(?:latest|[0-9a-f]{8,})\b/,
        hint: 'restic wants to know which copy: its ID, or latest.',
      },
      { has: /boat\.txt/, hint: 'Name the file you want.' },
      { not: /\/near\b/, hint: 'The near copy was on the machine that you lost.' },
      {
        not: /\brestore\b(?![^\n]*(?:--include|-i )[^\n]*boat\.txt)(?![^\n]*latest:)/,
        hint: 'This brings everything back. An option limits it to one file.',
      },
      {
        not: /(?:--target[ =]|-t )["']?(?:\/|(?:~|\$HOME|\/home\/\w+)\/harbour\/?)["']?(?= |$)/m,
        hint: 'Restore into a new folder first, not into the live one or into /.',
      },
      {
        not: /^(?:cp|mv|install|rsync) [^\n]*harbour\/boat\.txt [^\n]*(?:\/tmp|back)/m,
        hint: 'This copies from the live folder to the restored one.',
      },
      {
        has: /^(?:cp|mv|install|rsync)\b[^\n]*boat\.txt|\bdump\b[^\n]*(?:>|\btee\b)/m,
        hint: 'The file is restored, but not in its place yet. Now copy it there.',
      },
      {
        not: /\/uploads\/boat\.txt["']? (?:> ?)?["']?\S*\/harbour(?:\/|\/boat\.txt)?["']?$/m,
        hint: 'This puts it next to the folder uploads, not into it.',
      },
    ],
  },
  missing: {
    kind: 'fields',
    fields: [
      typed(
        'The restic command that makes the new near repository, without its options',
        /^(?:restic (?:.* )?)?init\b/,
        "There's no repository yet for a backup to go into.",
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
