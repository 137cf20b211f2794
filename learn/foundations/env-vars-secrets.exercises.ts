import { type Exercises, pick, typed } from 'teach/exercise';

/** The lesson's folder, with what stands in for its program. */
const SETTINGS = `
mkdir settings && cd settings
touch app.mjs
printf '%s\\n' '# settings for this machine; not in Git' PORT=3000 DEBUG=true DATABASE_URL=postgres://app:secret@localhost:5432/app > .env
cat > .app.mjs.sh <<'EOF'
case \${PORT-} in
  '' | *[!0-9]*) problem="- PORT is not a port number" ;;
esac
[ -n "\${DATABASE_URL-}" ] || problem="\${problem-}\${problem:+$'\\n'}- DATABASE_URL is not set"
if [ -n "\${problem-}" ]; then
  printf 'Cannot start:\\n%s\\n' "$problem" >&2
  exit 1
fi
echo "Listening on $PORT, debug is $([ "\${DEBUG-}" = true ] && echo on || echo off)"
EOF
`;

/** What a program needs that reads the key from a file. */
const READS = [
  /\bprocess\b[\s\S]*\benv\b|\benv\b[\s\S]*\bprocess\b/,
  /(?:\bAPI_KEY|['"`}])_FILE\b(?!=\S)/,
  /readFile(?:Sync)?(?: ?\(| as \w)/,
  /['"`](?:node:)?fs(?:\/promises)?['"`]/,
  /\.trim(?:End|Right)?\(\)|\.(?:replace(?:All)?|split|match|slice|substring)\(/,
];
/** What doesn't work there: require, a file of a fixed name or the key as one, a promise or a Buffer as text. */
const READS_NOT = [
  /^(?![\s\S]*\bcreateRequire\b)[\s\S]*\brequire ?\(\s*['"`]/,
  /readFile(?:Sync)? ?\(\s*(['"`])[^'"`$]*\1 ?[,)]/,
  /readFile(?:Sync)? ?\(\s*(?:process\.)?env\.API_KEY\b(?!_)|env\.API_KEY ?&& ?\(?(?:await )?(?:fs\.)?readFile/,
  /^(?=[\s\S]*\breadFile\()(?=[\s\S]*(?:\bfs\/promises\b|\bpromises\b))(?![\s\S]*(?:\bawait\b|\.then\())/,
  /readFileSync\(\s*[^,()]*\)\s*\.(?:trim|split|replace|match)/,
];

/** What a program calls the value of a variable: its name in the environment, and the program's own names. */
function namesOf(program: string, variable: 'API_KEY' | 'API_KEY_FILE'): string {
  const isFile = variable === 'API_KEY_FILE';
  const own = [
    isFile
      ? String.raw`(?:process\.)?\benv\[[^\]]*_FILE['"\x60]\]`
      : String.raw`(?:process\.)?\benv\[(?:name|['"\x60]API_KEY['"\x60])\]`,
    String.raw`(?:(?:process\.)?\benv\.)?\b${variable}\b`,
  ];
  const said = new RegExp(String.raw`(?:const|let|var) (\w+) ?= ?(?:${own.join('|')});?$`, 'gm');
  return `(?:${[...own, ...[...program.matchAll(said)].map(([, name]) => String.raw`\b${name}\b`)].join('|')})`;
}

/** True if a program takes `first` where both are set. */
function prefers(program: string, first: string, second: string): boolean {
  return [
    `${first} *(?:\\|\\||\\?\\?)[^;]*${second}`,
    `${first}(?: *!==? *\\w+)? *\\?(?![.?])[^;]*:[^;]*${second}`,
    `if \\(${first}[^)]*\\) *\\{?\\s*return[\\s\\S]*${second}`,
    `if \\(${first}[^)]*\\)[^\\n]*[\\s\\S]*?\\belse\\b[\\s\\S]*${second}`,
    `if \\(!${first}[^\\n]*(?:\\)|&&)[\\s\\S]*${second}`,
  ].some((pattern) => new RegExp(pattern).test(program));
}

/** The names that a shell line sets for later programs, or no longer sets. */
function exported(line: string, names: ReadonlySet<string>): ReadonlySet<string> {
  const [, verb = '', rest = ''] =
    /^(export(?: -n)?|declare -x|typeset -x|unset) (.*)$/.exec(line) ?? [];
  if (verb === '') return names;
  const named = [...rest.matchAll(/(?<=^| )(\w+)(?==| |$)/g)].map(([, name = '']) => name);
  return /unset|-n/.test(verb)
    ? new Set([...names].filter((name) => !named.includes(name)))
    : new Set([...names, ...named]);
}

/** True if runs show one way alone, or a run has the other variable too and the program takes that one. */
function isHidden(statements: readonly string[]): boolean {
  const text = statements.join('\n');
  const isRun = /\bnode \S*secret\.mjs/.test(text);
  if (isRun && ![/\bAPI_KEY=/, /\bAPI_KEY_FILE=/].every((one) => one.test(text))) return true;
  const program = statements.filter((line) => !/\bnode secret\.mjs\b/.test(line)).join('\n');
  const [key, file] = [namesOf(program, 'API_KEY'), namesOf(program, 'API_KEY_FILE')];
  const ways = [
    ['API_KEY_FILE', 'API_KEY', prefers(program, key, file)],
    ['API_KEY', 'API_KEY_FILE', prefers(program, file, key)],
  ] as const;
  let names: ReadonlySet<string> = new Set();
  const shown = new Map<string, boolean>();
  for (const line of statements.flatMap((one) => one.split(/ ?(?:&&|;) ?/))) {
    names = exported(line, names);
    if (!/\bnode (?:\.\/)?secret\.mjs\b/.test(line)) continue;
    const own = [...line.matchAll(/(?<=^| |\()(API_KEY(?:_FILE)?)=(?=\S)/g)].map(
      ([, name]) => name,
    );
    const isOff = (name: string) =>
      new RegExp(`-u ${name}\\b|--unset=${name}\\b|\\benv -i\\b|(?:^| )${name}= `).test(line);
    const has = (name: string) => own.includes(name) || (names.has(name) && !isOff(name));
    for (const [way, other, isOther] of ways) {
      const isShown = own.length > 0 ? own.includes(way) : [...names].at(-1) === way;
      if (isShown && has(way)) shown.set(way, (shown.get(way) ?? false) || !has(other) || !isOther);
    }
  }
  return [...shown.values()].includes(false);
}

const STEPS = [
  'rewrite the history',
  "look at the database's logs",
  'set a new password',
  'tell the team',
];

export default {
  'one-command': {
    kind: 'machine',
    language: 'shell',
    // An answer may start Node with an empty environment.
    setup: `${SETTINGS}
mkdir ~/bin
printf '#!/bin/bash\\np=/run/practice/try\\n. /usr/local/bin/node\\n' > ~/bin/node
chmod +x ~/bin/node`,
    folder: '~/settings',
    keeps: ['app.mjs', '.env'],
    run: `
PATH=~/bin:$PATH
. "$answer"
result=$?
echo \${PORT+PORT} \${DATABASE_URL+DATABASE_URL} > "$p/seen"
exit "$result"`,
    check: `
[ -e "$p/node" ] || wrong 'Node was not started.'
args=$(head -n 1 "$p/node")
got() { sed -n "1d; s/^$1=//p" "$p/node"; }
case $args in
  *--env-file*) wrong "Node was started with «$args». The task says: without a file." ;;
  *app.mjs*) ;;
  *) wrong "Node was started with «$args» instead of «app.mjs»." ;;
esac
[ "$(got PORT)" = 5000 ] || wrong "Node was started with «$args» and $(got PORT | sed 's/^/the value «/; s/$/» of PORT/' | grep . || echo 'without a variable PORT'). The task asks for 5000."
sed 1d "$p/node" | grep -q '^DATABASE_URL=' || wrong "Node was started with «$args» and without a variable DATABASE_URL."
[ -n "$(got DATABASE_URL)" ] || wrong 'The variable DATABASE_URL that «app.mjs» got is empty.'
left=$(cat "$p/seen" 2> /dev/null)
[ -z "$left" ] || wrong "«app.mjs» got both, but your shell still has $left afterwards. The values are for this one command only."`,
  },
  export: {
    kind: 'fields',
    fields: [
      typed(
        'What it prints',
        /^(?!.*(?:\bnot\b|hello))(?:[a-z :,]*`?)?\[ ?\]/,
        "Try it. What's between the brackets?",
      ),
      pick(
        'Why?',
        [
          'the single quotes keep the name as it is',
          'the variable is not exported',
          'sh has no variables',
        ],
        'the variable is not exported',
        'What does the semicolon end?',
      ),
    ],
  },
  load: {
    kind: 'machine',
    language: 'shell',
    setup: SETTINGS,
    changes: `printf '%s\\n' PORT=4100 DEBUG=false DATABASE_URL=postgres://app@db/app MODE=test "GREETING='Hello, Ada'" > settings/.env`,
    folder: '~/settings',
    keeps: ['.env'],
    run: `
. "$answer"
result=$?
child=$'\\n'$(/usr/bin/env)$'\\n'
while IFS='=' read -r name value; do
  [[ $name != '#'* ]] || continue
  value=\${value#\\'} value=\${value%\\'}
  [ "\${!name-}" = "$value" ] || echo "$name shell" >> "$p/seen"
  [[ $child = *$'\\n'"$name=$value"$'\\n'* ]] || echo "$name child" >> "$p/seen"
done < ~/settings/.env
echo end >> "$p/seen"
exit "$result"`,
    check: `
[ -e "$p/seen" ] || wrong 'Your answer closed the shell.'
name=$(sed -n 's/ shell$//p' "$p/seen" | head -n 1)
[ -z "$name" ] || wrong "Afterwards, your shell doesn't have the value of $name from «.env»."
name=$(sed -n 's/ child$//p' "$p/seen" | head -n 1)
[ -z "$name" ] || wrong "Afterwards, your shell has the values, but a program it starts doesn't get $name."`,
  },
  file: {
    kind: 'written',
    language: 'text',
    rules: [
      {
        ok: ({ statements }) => {
          const text = statements.join('\n');
          return READS.every((one) => one.test(text)) && !READS_NOT.some((one) => one.test(text));
        },
        hint: "The check doesn't find all of this: an ES module that imports a function from node:fs, reads the file whose path is the value of API_KEY_FILE as text, and leaves out its line end.",
      },
      {
        has: /\benv(?:\.API_KEY\b(?!_)|\[['"]API_KEY['"]\]|\[\w+\])|\{[^}]*API_KEY[,: }]|\btext\(['"`]API_KEY['"`]/,
        hint: 'The check finds nothing that takes the key from API_KEY itself, which has to keep working.',
      },
      {
        ok: ({ statements }) => !isHidden(statements),
        hint: 'Asked was to show both ways. Where both variables are set, the program takes one of them, so a run only shows a way without the other variable.',
      },
    ],
  },
  leak: {
    kind: 'fields',
    fields: [
      pick('First', STEPS, STEPS[3]!, 'Who else has to know, so that nobody works against you?'),
      pick('Together with giving it to the apps', STEPS, STEPS[2]!, 'What do the apps get?'),
      pick('After that', STEPS, STEPS[1]!, 'The door is closed. Who has been inside?'),
      pick(
        'Last, if at all',
        STEPS,
        STEPS[0]!,
        "What doesn't help against people who already have it?",
      ),
    ],
  },
} satisfies Exercises;
