import fs from 'node:fs';
import path from 'node:path';
import { inParallel } from '../parallel.ts';
import { runProcess } from '../process.ts';
import { type Language, problemAt, verdict } from './language.ts';

const HUNK = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m;

/** Diffs: `git apply`, on the file in `of` if there's one. Without hunks, they only mark lines. */
export const diff: Language = {
  id: 'diff',
  names: ['diff', 'patch'],
  reach: (unit) => (unit.meta.of ? 'checked' : 'parsed'),
  tools: ['git'],
  check: (units, context) =>
    inParallel(units, context.width, async (unit) => {
      const folder = fs.mkdtempSync(path.join(context.tmp, 'diff-'));
      const reach = unit.meta.of ? 'checked' : 'parsed';
      if (!HUNK.test(unit.text)) {
        const line = unit.text.split('\n').findIndex((text) => !/^(?:[-+ ]|…|$)/.test(text));
        const problems =
          line === -1
            ? []
            : [problemAt(unit, line + 1, 'a line of a diff begins with +, - or a space', 'diff')];
        return verdict('parsed', reach, ['own parser'], problems);
      }
      const args = ['apply', '--numstat', '-'];
      const target = unit.meta.of;
      if (target) {
        const name = /^\+\+\+ (?:b\/)?(\S+)/m.exec(unit.text)?.[1] ?? path.basename(target);
        fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        fs.copyFileSync(path.join(context.root, target), path.join(folder, name));
        args.splice(1, 1, '--check');
      }
      const ended = await runProcess('git', args, { input: `${unit.text}\n`, cwd: folder });
      const line = Number(/(?:line |-:)(\d+)/.exec(ended.stderr)?.[1] ?? 1);
      const problems = ended.status === 0 ? [] : [problemAt(unit, line, ended.stderr, 'git apply')];
      return verdict(target ? 'checked' : 'parsed', reach, ['git'], problems);
    }),
};
