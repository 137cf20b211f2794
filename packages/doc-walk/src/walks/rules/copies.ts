import { matches, type Rule } from './rule.ts';

/** Where commands name the file or folder that they write a copy of data to. */
const COPIES: readonly RegExp[] = [
  /\bpg_dump\b[^;&|\n]*(?:--file[= ]|-f )"?([^\s"']+)/g,
  /\b(?:pg_dump|mysqldump|mariadb-dump)\b[^;&\n]*[^-<]> *"?([^\s"']+)/g,
  /\btar\b[^;&|\n]* -\w*c\w*f "?([^\s"']+)/g,
  /\bopenssl enc\b[^;&|\n]* -out "?([^\s"']+)/g,
  /\bget -\w+ \/[^\s*]+ ([^\s"']+)/g,
];

/**
 * The first copy of data that the same commands overwrite on another day, because its name is fixed
 * and no command so far made a new folder.
 */
export function copyOverwritten(script: string, shellBefore = ''): string | undefined {
  const plain = script.replace(/\\\n\s*/g, '');
  if (/\bmkdir (?:-m \d+ )?(?!-)[^\n&]*&&/.test(`${shellBefore}\n${plain}`)) return undefined;
  const names = COPIES.flatMap((pattern) => matches(plain, pattern));
  return names.find((name) => name !== '-' && !name.includes('$'));
}

/** A copy of a volume goes into a new folder. */
export const volumeCopies: Rule = () => ({
  see({ text, isShell, wrong }) {
    if (isShell && /\bmkdir -p\b/.test(text) && /\bget -\w*R/.test(text))
      wrong(
        "what was deleted since the last copy stays in the folder: make a new one, by 'mkdir NAME &&'",
      );
  },
});

/** The copy of another day stays, unless the text before says what becomes of it. */
export const olderCopies: Rule = ({ file }) => {
  let shellBefore = '';
  return {
    see({ text, isShell, before, wrong }) {
      if (!isShell || !file.startsWith('docs/')) return;
      const copy = copyOverwritten(text, shellBefore);
      shellBefore += `${text}\n`;
      if (copy && !/\b(?:overwrit|replac)/.test(before))
        wrong(
          `whoever runs it on another day loses the older '${copy}': begin with 'mkdir NAME && cd NAME &&', put the day into its name, or say it`,
        );
    },
  };
};

/** A folder that `sftp` sends by a pattern, which skips dotfiles and fails on an empty folder. */
const SENT_BY_PATTERN = /\bput -\w*[rR]\w* ([^\s'"]*)\/\*(?=['"\s]|$)/m;

/** Folders are sent whole. */
export const wholeFolders: Rule = () => ({
  see({ text, isShell, wrong }) {
    const [, folder] = (isShell && SENT_BY_PATTERN.exec(text)) || [];
    if (folder !== undefined)
      wrong(
        `'${folder}/*' leaves out names that begin with a dot, and fails where the folder is empty: send '${folder}/.'`,
      );
  },
});
