import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Copies the site's tracked files; its packages are linked one by one, so that the copy has build caches of its own. */
export function copySite(root: string, to: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    const source = path.join(root, file);
    if (!fs.existsSync(source)) continue;
    const target = path.join(to, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(source, target);
  }
  const packages = path.join(root, 'node_modules');
  fs.mkdirSync(path.join(to, 'node_modules'));
  for (const name of fs.readdirSync(packages)) {
    if (name === '.cache') continue;
    fs.symlinkSync(path.join(packages, name), path.join(to, 'node_modules', name));
  }
}
