import { type Exercises, typed } from 'teach/exercise';

export default {
  post: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        not: /^\d+$/,
        hint: 'The task is to print the number. Write the command that does it.',
      },
      { has: /access\.log/, hint: 'The requests stand in logs/access.log.' },
      {
        not: /^(?!.*(?:grep [^\n]*-\w*i|--ignore-case|tolower)).*\bpost\b/m,
        hint: 'The log has the method in capitals, and they count here.',
      },
      { has: /POST\b/i, hint: 'Which word of a line says the method?' },
      { not: /grep [^\n]*(?:-[a-zA-Z]*v|--invert)/, hint: 'This takes all requests but those.' },
      {
        has: /grep [^\n]*(?:-[a-zA-Z]*c|--count)|wc (?:-l|--lines)|END *\{|uniq -c/,
        hint: 'This prints lines. Only their number is wanted.',
      },
      {
        not: /grep [^\n]*(?:-\w*l|--files)/,
        hint: 'This prints the name of the file, not its lines.',
      },
    ],
  },
  statuses: {
    kind: 'written',
    language: 'shell',
    rules: [
      { has: /access\.log/, hint: 'The statuses stand in logs/access.log.' },
      {
        has: /\$4|-f ?4/,
        hint: 'Take the status alone out of each line: count in which field it stands.',
      },
      {
        not: /\bcut (?!.*(?:-\w*d|--delimiter))/,
        hint: 'cut parts lines at tabs. Another option names the sign that stands between the fields here.',
      },
      {
        has: /uniq (?:-c|--count)|\[\$4\]/,
        hint: 'Each status is to appear once, with the number of its lines.',
      },
      {
        has: /^sort[\s\S]*^uniq|\[\$4\]/m,
        hint: 'uniq joins only lines that stand next to each other.',
      },
      {
        has: /(?:uniq (?:-c|--count)|\[\$4\])[\s\S]*(?:^sort [^\n]*(?:-\w*r|--reverse|,\d*n?r|-k ?[\d.,]+n?r)|^tac\b)/m,
        hint: 'The counts are right; the most frequent is to come first.',
      },
      {
        not: /^(?:wc|head -n? ?1)\b(?![\s\S]*\n)/m,
        hint: 'The last command leaves only a part of the list.',
      },
    ],
  },
  failing: {
    kind: 'written',
    language: 'shell',
    rules: [
      { has: /access\.log/, hint: 'The requests stand in logs/access.log.' },
      {
        has: /\b499\b|500|5\[0-9\]|5\.\.|5\\d|\^5/,
        hint: 'Which statuses say that the server failed? Take those lines only.',
      },
      {
        not: /\$4 ?<|!\(?\$4 ?>/,
        hint: 'These are the requests that did not fail.',
      },
      {
        not: /\$(?!4\b)\d ?(?:[=<>]|~)/,
        hint: 'Count in which field the status stands.',
      },
      {
        has: /\$3|-f ?3|(?:^|[^\w])\/\w*report|cut -c/,
        hint: 'Only the path is wanted of each line: count in which field it stands.',
      },
      {
        has: /sort (?:[^\n]*-\w*u|--unique)|\buniq\b|!\w+\[/,
        hint: 'A path that failed three times is to appear once.',
      },
      {
        ok: ({ commands }) =>
          commands.some(
            ({ words: [program, ...args], writes }) =>
              !/^(?:echo|printf)$/.test(program ?? '') &&
              [...writes, ...(/^(?:tee|sort)$/.test(program ?? '') ? args : [])].some((file) =>
                /(?:^|\/)failing\.txt$/.test(file),
              ),
          ),
        hint: 'The paths go into the file failing.txt.',
      },
      {
        ok: ({ commands }) =>
          !commands.some(({ writes }) => writes.some((file) => /\.log$/.test(file))),
        hint: 'This overwrites the log.',
      },
      {
        has: /&&\n[^\n]*(?:echo|printf)|^if /m,
        hint: 'The message may come only if the command before has ended with status 0.',
      },
    ],
  },
  mode: {
    kind: 'fields',
    fields: [
      typed(
        'The permissions as a number',
        ['664', '0664'],
        'Read the letters in groups of three: r counts 4, w 2 and x 1.',
      ),
      typed(
        'The command, for a file named key',
        /^chmod (?:-[cvf]+ )?(?:0?600|(?:u[=+]rw,)?(?:(?:go|og)(?:=|-rwx?|-wrx?)|g=,o=|o=,g=|g-(?:rwx?|wr),o-(?:r|rwx?)|o-(?:r|rwx?),g-(?:rwx?|wr))|(?:a?=|a-rwx),u[=+]rw) (?:\.\/)?key$/,
        'One command changes permissions. It takes the number, or letters, and then the file.',
        [
          [/^chmod 0?[67][1-7]\d/, 'With this the group can still do something with the key.'],
          [/^chmod 0?[67]0[1-7]/, 'With this everyone else can still do something with the key.'],
          [/^chmod 0?[45]00/, 'With this the owner can no longer write.'],
          [/^chmod 0?700/, 'With this the key can be run as a program as well.'],
          [/^chmod \S+$/, 'Name the file too.'],
          [/^chmod [ugo]+[-+=]/, 'With this somebody else can still read the key or write to it.'],
        ],
      ),
    ],
  },
  trap: {
    kind: 'written',
    language: 'shell',
    start: '#!/bin/bash\n',
    rules: [
      { has: /\btrap /, hint: 'bash has a command that says what to do when a signal comes.' },
      {
        not: /\btrap (?:SIG)?(?:TERM|15) /,
        hint: 'First comes what to do, and then the signal.',
      },
      {
        not: /^done\n(?:.*\n)*trap /m,
        hint: 'The script reaches the trap only when its loop has ended.',
      },
      {
        not: /\btrap [^\n]*(?:KILL|\b9$)/m,
        hint: 'SIGKILL never reaches a program. Which signal does `kill` send by itself?',
      },
      {
        has: /\btrap (?:'[^']*'|[^'\n])*\b(?:SIG)?TERM\b|\btrap (?:'[^']*'|[^'\n])* 15\b/,
        hint: 'The answer is to be given to SIGTERM.',
      },
      { has: /(?:echo|printf)\b[^\n;]*\bsaving/, hint: 'On the signal, the script prints saving.' },
      { not: /\bexit [1-9]/, hint: 'The script is to end with status 0.' },
      {
        has: /\bexit(?: 0)?(?=['";\s}]|$)/m,
        hint: 'After the message, the script has to end, with status 0.',
      },
      {
        has: /\bwait\b|\bsleep\b|\bread\b/,
        hint: 'The script ends before a signal can come. Let it go on until then.',
      },
    ],
  },
} satisfies Exercises;
