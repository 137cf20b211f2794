import fs from 'node:fs';
import path from 'node:path';
import { type Lock } from './archive.ts';
import { emulator } from './place.ts';

const OFFER = `Licences of the practice machine

The machine is made of unchanged programs of Debian, of Linux compiled from Debian's source, and of the emulator v86.
Their sources are offered for three years from the day of a release to anybody who asks the operator of this site for
them, for no more than what sending them costs. The release's archive of sources holds them as Debian publishes them,
with the configuration of Linux and the scripts that build the machine.
`;

/** Names of licences in one of Debian's files, each once. If one is written freely, its first words. */
function named(text: string): string {
  const found = [...text.matchAll(/^License: *(.+)$/gm)].map(([, name = '']) => name.trim());
  if (found.length > 0) return [...new Set(found)].join('; ');
  const common = [...text.matchAll(/common-licenses\/([\w.-]+)/g)].map(([, name = '']) => name);
  return [...new Set(common)].join('; ') || 'see below';
}

/** The page that names programs, versions, licences and the offer of their sources, with Debian's files on each. */
export function licences(unpacked: string, lock: Lock): string {
  const about = lock.map(({ name, version, source }) => {
    const file = path.join(unpacked, 'usr/share/doc', name, 'copyright');
    // Linux is compiled: its licence is in the source.
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const licence = text === '' ? 'GPL-2' : named(text);
    return { line: `${name} ${version} (source: ${source}): ${licence}`, name, text };
  });
  const list = about.map(({ line }) => line).join('\n');
  const texts = about
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `\n\n== ${name}\n\n${text.trim()}`);
  return `${OFFER}\nv86 ${emulator()}: BSD-2-Clause\n${list}\n${texts.join('')}\n`;
}
