import fs from 'node:fs';
import path from 'node:path';

/** Formats whose bytes contain no text. Pictures that show the name are drawn from the data. */
const BINARY = /\.(?:png|jpe?g|webp|avif|ico|woff2?|br|gz|zst|pdf)$/i;

export interface BrandFinding {
  file: string;
  /** The text around the old name. */
  excerpt: string;
}

/**
 * Looks for a name, ignoring case, in every file of a built site, including file names. Returns where it
 * appears and how many files contain the new one. Throws if the folder has no page.
 */
export function findBrand(
  outDir: string,
  oldName: string,
  newName: string,
): { findings: BrandFinding[]; filesWithNew: number } {
  const old = oldName.toLowerCase();
  const findings: BrandFinding[] = [];
  let filesWithNew = 0;
  let pages = 0;
  for (const entry of fs.readdirSync(outDir, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const relative = path.relative(outDir, file);
    if (relative.toLowerCase().includes(old))
      findings.push({ file: relative, excerpt: 'its name' });
    if (!entry.isFile() || BINARY.test(entry.name)) continue;
    if (entry.name.endsWith('.html')) pages += 1;
    const text = fs.readFileSync(file, 'utf8');
    if (text.includes(newName)) filesWithNew += 1;
    const at = text.toLowerCase().indexOf(old);
    if (at !== -1)
      findings.push({ file: relative, excerpt: text.slice(Math.max(0, at - 60), at + 60) });
  }
  if (pages === 0) throw new Error(`${outDir} holds no page`);
  return { findings, filesWithNew };
}
