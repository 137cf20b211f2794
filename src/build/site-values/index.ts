import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand, BRAND_VARIABLES } from '../../site/brand.ts';
import { buildDay } from '../compare-data/day.ts';

/** Folders whose code and data end up in compiled pages without the bundler seeing the dependency. */
const INPUTS = ['src/site', 'src/model', 'src/build', 'examples'];

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** A hash over the brand's environment, the day that facts are aged by, and every file that content is filled from. */
export function inputsHash(siteDir: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = crypto.createHash('sha256');
  for (const name of BRAND_VARIABLES) hash.update(`${name}=${env[name] ?? ''}\0`);
  hash.update(`${buildDay(env)}\0`);
  for (const folder of INPUTS) {
    for (const file of filesBelow(path.join(siteDir, folder))) {
      hash.update(file).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes the brand of the environment part of the browser build, and part of the
 * bundler's persistent cache key: without that a warm cache serves pages of the
 * brand built before.
 */
export default function siteValues({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-values',
    configureWebpack(config, _isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance;
      const defined = { 'process.env.SITE_BRAND': JSON.stringify(JSON.stringify(brand)) };
      const experiments = config.experiments as
        { cache?: { version?: string; type?: string } } | undefined;
      if (experiments?.cache?.version) {
        experiments.cache.version += `-${inputsHash(siteDir)}`;
      }
      return { plugins: [new DefinePlugin(defined)] };
    },
  };
}
