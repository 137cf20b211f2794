/* npm run check:brand: rebuilds under another name over the warm cache and looks for the old one. */
import { spawnSync } from 'node:child_process';
import { findBrand } from './checks/brand/index.ts';
import { brand } from '../src/lib/brand.ts';

const OUT = 'build-brand';
const other = {
  SITE_PRODUCT: 'Nordkai',
  SITE_COMPANY: 'Nordkai GmbH',
  SITE_DOMAIN: 'nordkai.example',
};

const build = spawnSync('node', ['tools/build.mjs', '--out-dir', OUT], {
  env: { ...process.env, ...other },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (build.status !== 0) process.exit(1);

const { findings, filesWithNew } = findBrand(OUT, brand.slug, other.SITE_PRODUCT);
for (const finding of findings) console.error(`${finding.file}: …${finding.excerpt}…`);
console.log(
  `${findings.length} places with '${brand.slug}', ${filesWithNew} files with '${other.SITE_PRODUCT}'`,
);
if (findings.length > 0 || filesWithNew < 170) process.exit(1);
