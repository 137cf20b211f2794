import crypto from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The part of css-loader's options that is replaced. */
interface CssOptions {
  modules?: { localIdentName?: string; getLocalIdent?: ClassNamer };
}
interface Rule {
  use?: { options?: CssOptions }[];
}
type ClassNamer = (context: { resourcePath: string }, pattern: string, localName: string) => string;

/**
 * Names for the classes of CSS modules: the class's own name and three characters for its file. Throws if two
 * files get the same three. In that case, rename one.
 */
export function classNames(siteDir: string): ClassNamer {
  const files = new Map<string, string>();
  return ({ resourcePath }, _pattern, localName) => {
    const file = path.relative(siteDir, resourcePath);
    const sign = crypto.createHash('sha256').update(file).digest('base64url').slice(0, 3);
    const other = files.get(sign) ?? file;
    if (other !== file) throw new Error(`class-names: ${file} and ${other} are both '${sign}'.`);
    files.set(sign, file);
    return `${localName}_${sign}`;
  };
}

/**
 * Gives all classes of one file the same ending. The framework gives each class a different one, four random
 * characters that no compression shortens: on a page with a hundred classes these are 300 to 500 bytes
 * before the first paint. Throws if the framework starts naming classes somewhere else.
 */
export default function shortClassNames({ siteDir }: LoadContext): Plugin {
  const named = classNames(siteDir);
  return {
    name: 'class-names',
    configureWebpack(config) {
      const modules = (config.module?.rules as Rule[])
        .flatMap((rule) => (Array.isArray(rule.use) ? rule.use : []))
        .flatMap(({ options }) => options?.modules ?? [])
        .filter((options) => options.localIdentName);
      if (modules.length !== 1) {
        throw new Error(
          `class-names: ${modules.length} rules name classes where one was expected. Compare @docusaurus/core/lib/webpack/base.js.`,
        );
      }
      for (const options of modules) options.getLocalIdent = named;
      return {};
    },
  };
}
