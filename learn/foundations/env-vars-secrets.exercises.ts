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

/** True if a run that shows one way has the other variable too, and the program takes that one. */
function isHidden(statements: readonly string[]): boolean {
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
    setup: SETTINGS,
    folder: '~/settings',
    keeps: ['app.mjs', '.env'],
    run: `
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
      typed('What it prints', /^(?:it prints )?\[ ?\]/, "Try it. What's between the brackets?", [
        [/hello/, 'The inner shell is a separate program. Did it get the variable?'],
        [/\$greeting/, 'The inner shell fills in the name, whatever the value is.'],
      ]),
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
        has: /^(?=[\s\S]*\bprocess\b)[\s\S]*\benv\b/,
        hint: 'Nothing here reads process.env, where Node.js keeps the environment.',
      },
      {
        has: /(?:\bAPI_KEY|['"`}])_FILE\b(?!=\S)/,
        hint: 'Nothing in the program looks at API_KEY_FILE yet.',
      },
      {
        has: /readFile(?:Sync)?(?: ?\(| as \w)/,
        hint: 'The check finds no call of readFile or readFileSync.',
      },
      {
        has: /['"`](?:node:)?fs(?:\/promises)?['"`]/,
        hint: 'Node.js keeps the functions that read files in a module. Import it.',
      },
      {
        not: /^(?![\s\S]*\bcreateRequire\b)[\s\S]*\brequire ?\(\s*['"`]/,
        hint: 'There is no require in an .mjs file. Use import.',
      },
      {
        not: /readFile(?:Sync)? ?\(\s*(['"`])[^'"`$]*\1 ?[,)]/,
        hint: 'This opens a file of that name. The path is the value of the variable.',
      },
      {
        not: /readFile(?:Sync)? ?\(\s*(?:process\.)?env\.API_KEY\b(?!_)/,
        hint: 'API_KEY contains the key itself. The path is in the other variable.',
      },
      {
        not: /^(?=[\s\S]*\breadFile\()(?=[\s\S]*(?:\bfs\/promises\b|\bpromises\b))(?![\s\S]*(?:\bawait\b|\.then\())/,
        hint: 'readFile from node:fs/promises returns a promise. Wait for it with `await`, then cut off the line end.',
      },
      {
        not: /readFileSync\(\s*[^,()]*\)\s*\.(?:trim|split|replace|match)/,
        hint: "Without an encoding such as 'utf8', readFileSync returns a Buffer, which has no such function.",
      },
      {
        has: /\.trim(?:End|Right)?\(\)|\.(?:replace(?:All)?|split|match|slice|substring)\(/,
        hint: "Editors end a file with a newline, which mustn't become part of the key.",
      },
      {
        has: /\benv(?:\.API_KEY\b(?!_)|\[['"]API_KEY['"]\]|\[\w+\])|\{[^}]*API_KEY[,: }]|\btext\(['"`]API_KEY['"`]/,
        hint: 'Nothing here takes a key from API_KEY itself, which has to keep working.',
      },
      {
        ok: ({ statements }) => !isHidden(statements),
        hint: 'One of the runs has both variables, so the program takes the other one. Leave that one out, or unset it first.',
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
