import { type Command, type Exercises, pick, type Read } from 'teach/exercise';

const isEdit = ({ text, words: [program = '', ...args], writes }: Command): boolean =>
  /^(?:nano|vim?|emacs|micro|subl|open|code|patch|cp|mv|ed)$/.test(program) ||
  /^(?:sed|perl) (?!.*Rope.*Robe)(?:.* )?-(?:-in-place|[a-z]*i)/.test(text) ||
  /^python3? -c? /.test(text) ||
  [...writes, ...(program === 'tee' ? args : [])].some((file) => file.endsWith('.py')) ||
  /^git (?:restore .*(?:-s\b|--source)|checkout (?!-)\S+ \S|apply\b(?!.*--(?:index|cached))|stash (?:pop|apply))/.test(
    text,
  );

const isStaging = ({ text }: Command): boolean =>
  /^git (?:add|stage|rm|mv)\b|^git checkout (?!-)\S+ (?:-- )?\S|^git restore .*(?:--staged|-\w*S)|^git apply .*--(?:index|cached)/.test(
    text,
  );

/** The last commit on main by one of its names, or what a shell puts in. */
const LAST =
  /^git revert(?: -\S+)* (?:(?:(?:HEAD|@|main)[~^]1?)?\.\.(?:HEAD|@|main)?|(?:HEAD|@|(?:origin\/)?main)(?:~0|\^!|@\{0\})?|[0-9a-f]{4,40}|['"]?(?:\$|:\/|HEAD\^\{\/).*)(?: -\S+)*(?: &&)?$/;

/** True for a commit that takes changes from the folder by itself: with -a, or with a file's name. */
const takesAll = (args: readonly string[]): boolean =>
  args.some(
    (arg, at) =>
      /^-[a-zA-Z]*a|^-p$|^--(?:all|patch|interactive|include|only)$/.test(arg) ||
      (!arg.startsWith('-') && !/^-\w*[mF]$|^--(?:message|file)$/.test(args[at - 1] ?? '')),
  );

/** True if main gets a new commit after a change of the files, or a revert of its last one, and a plain push. */
function isMended({ commands }: Read): boolean {
  let branch = 'main';
  let [isEdited, isStaged, isPushed] = [false, false, false];
  /** The branch with the new commit. */
  let mended = '';
  for (const command of commands) {
    const { text, words } = command;
    const [git, verb = '', ...args] = words;
    if (isEdit(command)) isEdited = true;
    if (isStaging(command)) isStaged = isEdited;
    if (git !== 'git') continue;
    if (/^(?:switch|checkout)$/.test(verb) && !args.includes('--'))
      branch = args.find((arg) => /^[\w/.-]*\w$/.test(arg) && !arg.startsWith('-')) ?? 'main';
    if (verb === 'revert' && (LAST.test(text) || args.includes('--continue'))) {
      if (args.some((arg) => /^(?:-n|--no-commit)$/.test(arg))) isStaged = true;
      else mended = mended === branch ? '' : branch;
    }
    if (verb === 'commit' && !args.includes('--amend') && !/-\w*m ?(?:''|"")/.test(text)) {
      if (isStaged || (isEdited && takesAll(args))) mended = branch;
      [isEdited, isStaged] = [false, false];
    }
    if (verb === 'commit' && args.includes('--amend') && mended === '') return false;
    if (verb === 'reset' && /--hard (?!origin\/|HEAD$|main$|@\{u)\S/.test(text)) return false;
    if (verb === 'merge' && args.includes(mended)) mended = branch;
    if (verb !== 'push' || /(?<= )(?:--dry-run|-n)\b/.test(text)) continue;
    if (/(?<= )(?:--force|-f\b|\+)/.test(text)) return false;
    const [, to = branch] = args.filter((arg) => !arg.startsWith('-'));
    isPushed ||=
      mended === branch &&
      (/:(?:refs\/heads\/)?main$/.test(to) || (branch === 'main' && !to.includes(':')));
  }
  return isPushed;
}

/** What leaves out the first lines of a list. */
const without = (lines: number): string =>
  `(?:tail (?:-n ?|--lines=)?\\+${lines + 1}\\b|sed (?:-\\S+ )*['"]?1,${lines} ?d|sed -n ['"]?${lines + 1},\\$p|NR ?> ?${lines}\\b|(?:NR ?>=|-ge) ?${lines + 1}\\b|-gt ${lines}\\b)`;

/** A list of images: where its newest ones are, whether lines begin with a date, and its lines that have to stay. */
interface List {
  newest: 'first' | 'last' | 'anywhere';
  isDated: boolean;
  stay: 5 | 6;
}

/** Which lines an answer takes out of its list: all but the last five, or some of a list that's no longer in order. */
function takenFrom(commands: readonly Command[]): 'before last five' | 'no order' | undefined {
  const files = new Map<string, List>();
  const leavesOut = new RegExp(`${without(5)}|${without(6)}`);
  let list: List | undefined;
  let taken: 'before last five' | undefined;
  for (const { text, words, reads, writes, piped } of commands) {
    const [program = '', ...args] = words;
    if (!piped) list = files.get([...args, ...reads].find((file) => files.has(file)) ?? '');
    if (/\bdocker images\b|\bgit log\b/.test(text))
      list = {
        newest: /git log .*--reverse/.test(text) ? 'last' : 'first',
        isDated: /\.CreatedAt/.test(text),
        stay: /-\w*q\b|--quiet|--format|git log/.test(text) ? 5 : 6,
      };
    if (!list) continue;
    if (/\binspect\b.*\.Created/.test(text)) list = { ...list, isDated: true };
    const { newest, isDated, stay } = list;
    if (/^(?:sort|shuf|tac)$/.test(program)) {
      const isUp = program === 'tac' ? newest === 'first' : !/ (?:-\S*r|--reverse)/.test(text);
      const isKnown = program === 'tac' ? newest !== 'anywhere' : program === 'sort' && isDated;
      list = { ...list, newest: !isKnown ? 'anywhere' : isUp ? 'last' : 'first' };
    } else if (newest === 'last' && new RegExp(`^head (?:-n ?|--lines=)-${stay}\\b`).test(text)) {
      taken = 'before last five';
      list = undefined;
    } else if (newest === 'first' && leavesOut.test(text)) list = undefined;
    else if (newest !== 'first' && (/^(?:head|tail|xargs)$/.test(program) || leavesOut.test(text)))
      return 'no order';
    if (list) for (const file of writes) files.set(file, list);
  }
  return taken;
}

/** A list with its line of headings, of which only four images stay. */
const HEADED = new RegExp(
  `docker images(?![^\\n]*(?:-\\w*q|--quiet|--format))(?![\\s\\S]*(?:\\n(?:grep (?!-\\w*v)|awk )[^\\n]*shop|tail -n ?\\+2\\b|NR ?> ?1\\b|sed ['"]?1d))[\\s\\S]*${without(5)}`,
);

const STEPS = [
  'Add both columns',
  'Drop name',
  'Fill in old rows',
  'Read the two new columns',
  'Write all three',
];

export default {
  mend: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        ok: isMended,
        hint: "The check doesn't find both things that were asked: on main, a new commit that takes the last change back, and after it a push without force.",
      },
    ],
  },
  lock: {
    kind: 'machine',
    language: 'shell',
    folder: '~/ci/pipeline',
    setup: `
mkdir -p ~/ci/pipeline ~/ci/shop.git/hooks ~/bin && cd ~/ci
cat > shop.git/hooks/post-receive <<'EOF'
#!/bin/bash
# After a push: build and release what came to main
while read -r _ new branch; do
  [ "$branch" = refs/heads/main ] || continue
  commit=\${new:0:7}
  bash ~/ci/pipeline/build.sh "$commit" && bash ~/ci/pipeline/deploy.sh "$commit" || echo "$commit was not released"
done
EOF
cat > pipeline/build.sh <<'EOF'
#!/bin/bash
# Stands in for both scripts.
step="\${0##*/} \${1-without a commit}"
echo "$step begins" >> ~/ci/log
sleep 1
echo "$step ends" >> ~/ci/log
[ "$step" != 'build.sh 0000000' ]
EOF
cat > ~/bin/flock <<'EOF'
#!/bin/bash
# A build takes a second here and a minute on a server, so a wait is as much shorter.
words=()
for word; do
  [[ $last != -*w && $last != --wait && $last != --timeout ]] || word=$(awk "BEGIN { print $word / 60 }")
  [[ $word != --wait=* && $word != --timeout=* ]] || word=$(awk "BEGIN { print \\"\${word%=*}=\\" \${word#*=} / 60 }")
  last=$word words+=("$word")
done
exec /usr/bin/flock "\${words[@]}"
EOF
cp pipeline/build.sh pipeline/deploy.sh
cp shop.git/hooks/post-receive before
chmod +x pipeline/*.sh ~/bin/flock`,
    run: `
PATH=~/bin:$PATH:$PWD
hook=~/ci/shop.git/hooks/post-receive
push() { (new=$1$1$1$1$1 commit=$1; . "$answer") <<< "0000000 $1$1$1$1$1 refs/heads/main"; }
push 0000000
if ! cmp -s "$hook" ~/ci/before; then
  push() { bash "$hook" <<< "0000000 $1$1$1$1$1 refs/heads/main"; }
  rm -f ~/ci/log
  push 0000000
fi
push aaaaaaa & push bbbbbbb &
wait`,
    check: `
commits='aaaaaaa bbbbbbb'
# Either of the two can be first.
[[ $(grep -m 1 '[ab] begins' ~/ci/log 2> /dev/null) != *b\\ begins ]] || commits='bbbbbbb aaaaaaa'
before='the push of 0000000'
while read -r want; do
  IFS= read -r got <&3 || got=nothing
  [ "$got" = "$want" ] || wrong "First 0000000 was pushed, whose build fails, then aaaaaaa and bbbbbbb at the same time. After $before came «$got». Expected: «$want»."
  before="«$got»"
done 3< <(cat ~/ci/log 2> /dev/null) < <(
  echo 'build.sh 0000000 begins'
  echo 'build.sh 0000000 ends'
  for commit in $commits; do printf '%s\\n' {build,deploy}.sh\\ $commit\\ {begins,ends}; done
  echo nothing
)`,
  },
  images: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        has: /docker images(?:[^\n|]*|[\s\S]*\n(?:grep|awk) [^\n]*)\bshop\b|git log [^\n]*shop:/,
        hint: 'Asked was to start from a list of the images of shop, and of nothing else.',
      },
      {
        ok: ({ commands, statements }) => {
          const text = statements.join('\n');
          const taken = takenFrom(commands);
          return (
            taken !== 'no order' &&
            !HEADED.test(text) &&
            (taken !== undefined || new RegExp(`${without(5)}|${without(6)}`).test(text))
          );
        },
        hint: 'Asked was to leave out just the five newest. For that, the list has to be in order, and a line with headings counts too.',
      },
      {
        has: /^(?![\s\S]*rmi (?:-f|--force))(?![\s\S]*--format[ =]['"]?\{\{ ?\.Tag ?\}\}['"]?(?![\s\S]*shop:)[\s\S]*docker rmi)(?![\s\S]*(?<!\|)\| ?\n?docker rmi)[\s\S]*docker rmi/,
        hint: 'Asked was to remove the others without force. `docker image rm` takes names with their tags, or IDs, as its arguments.',
      },
      {
        has: /docker (?:ps|inspect|container (?:ls|inspect))\b|docker exec [^\n]*VERSION|-\w*q\b|--quiet|\$3\b|\.ID\b/,
        hint: "Asked was to keep the running image. After a revert, its name is an old image's second one, and Docker removes a second name without an error.",
      },
    ],
  },
  columns: {
    kind: 'fields',
    fields: [
      pick(
        'First',
        STEPS,
        STEPS[0]!,
        'The version that runs has to keep working, and so does the next one.',
      ),
      pick('Second', STEPS, STEPS[4]!, 'New rows come in all the time.'),
      pick('Third', STEPS, STEPS[2]!, 'Which rows lack something now?'),
      pick('Fourth', STEPS, STEPS[3]!, 'All rows are complete.'),
      pick('Fifth', STEPS, STEPS[1]!, 'Something is no longer used.'),
      pick(
        'After which step can you no longer go back to the first version?',
        STEPS,
        STEPS[1]!,
        'What does the first version need to run?',
      ),
    ],
  },
} satisfies Exercises;
