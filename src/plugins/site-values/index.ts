import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand, BRAND_VARIABLES } from '../../lib/brand.ts';
import { filesBelow } from '../files.ts';
import { buildDay } from '../remark/compare-data/day.ts';
import { symptomSources } from '../remark/symptoms/index.ts';

/** Folders whose code and data end up in compiled pages without the bundler seeing the dependency. */
const INPUTS = ['data', 'src/lib', 'src/plugins', 'packages', 'examples'];

/**
 * A hash over the brand's environment, the day that facts are aged by, every file that content is filled
 * from, and the rows that one page takes from others.
 */
export function inputsHash(siteDir: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = crypto.createHash('sha256');
  for (const name of BRAND_VARIABLES) hash.update(`${name}=${env[name] ?? ''}\0`);
  hash.update(`${buildDay(env)}\0`);
  for (const folder of INPUTS) {
    for (const file of filesBelow(path.join(siteDir, folder))) {
      hash.update(file).update(fs.readFileSync(file));
    }
  }
  hash.update(symptomSources(siteDir));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Adds the inputs to the key of the bundler's persistent cache. Throws if there is no such key, because the
 * build would be green, with the prices of the previous one.
 */
export function addToCacheKey(config: { experiments?: object }, inputs: string): void {
  const { cache } = (config.experiments ?? {}) as { cache?: { type?: string; version?: string } };
  if (cache?.type !== 'persistent' || !cache.version) {
    throw new Error(
      'site-values: experiments.cache.version is not the key of the persistent cache any more. ' +
        'Find the new key in @docusaurus/core/lib/webpack/base.js, or build with DOCUSAURUS_NO_PERSISTENT_CACHE=true.',
    );
  }
  cache.version += `-${inputs}`;
}

/**
 * Makes the brand of the environment part of the browser build and of the bundler's persistent cache key.
 * Without that a warm cache serves pages of the previous brand.
 */
export default function siteValues({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-values',
    configureWebpack(config, _isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance;
      const defined = { 'process.env.SITE_BRAND': JSON.stringify(JSON.stringify(brand)) };
      const inputs = inputsHash(siteDir);
      if (!process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) addToCacheKey(config, inputs);
      return { plugins: [new DefinePlugin(defined)] };
    },
  };
}
