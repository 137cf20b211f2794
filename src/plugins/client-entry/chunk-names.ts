import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** Stands for the name of a release in the runtime until `npm run build` knows it. */
export const RELEASE_PLACE = '%RELEASE%';

/** How the runtime makes a file's name: what does not change is caught, the hash is not. */
const NAME_OF = /return "assets\/js\/" \+ ([\s\S]*?) \+ "\." \+ [^+]*? \+ "\.js"/;

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

/** A module of the runtime, as far as the bundler lets one change it. */
interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

/** The runtime's code for the name of a chunk's file, with its hash looked up in a file of its own; undefined where it names files in another way. */
export function withoutHashes(code: string): string | undefined {
  if (!NAME_OF.test(code)) return undefined;
  const hashes = `((self.chunkNames || {})["${RELEASE_PLACE}"] || {})`;
  return code.replace(
    NAME_OF,
    `var hashes = ${hashes}; var name = $1; return "assets/js/" + name + "." + hashes[name] + ".js"`,
  );
}

/**
 * Bundler plugin that takes the hashes of all chunks out of the runtime, which
 * every page names: a changed sentence changes one chunk, and would change every
 * page with it. `src/plugins/finish/chunk-names` writes them to a file. Before the
 * code is made small, because the names of variables depend on its letters.
 */
export const chunkNames = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('chunk-names', (compilation) => {
      const { runtimeModule } = compilation.hooks as unknown as {
        runtimeModule: {
          tap(
            name: string,
            change: (module: RuntimeModule, chunk: { name?: string }) => void,
          ): void;
        };
      };
      runtimeModule.tap('chunk-names', (module, chunk) => {
        // A worker has a runtime of its own, which no page names and which does not see the page's names.
        if (chunk.name !== 'runtime~main' || !module.source) return;
        if (module.name !== 'get javascript chunk filename') return;
        const code = withoutHashes(module.source.source.toString());
        if (code) module.source.source = Buffer.from(code);
        else
          compilation.errors.push(
            new Error(
              'chunk-names: the bundler makes the names of files in another way now. Compare NAME_OF with its runtime.',
            ),
          );
      });
    });
  },
};
