import { keysOf, PAGE_KINDS } from './schema.ts';

interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

/**
 * The schema as completions of an editor: a key by its name, `level` with its
 * three words to choose from. Editors apply a JSON Schema to whole YAML files
 * only, not to the front matter of MDX.
 */
export function frontMatterSnippets(): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {};
  for (const kind of PAGE_KINDS) {
    for (const [key, { hint, enum: words, type }] of Object.entries(keysOf(kind))) {
      const value = words
        ? `\${1|${words.join(',')}|}`
        : type === 'boolean'
          ? '${1|true,false|}'
          : '$1';
      snippets[key] ??= {
        scope: 'mdx,markdown,yaml',
        prefix: key,
        body: [/a list of/.test(hint) ? `${key}: [$1]` : `${key}: ${value}`],
        description: hint,
      };
    }
  }
  return snippets;
}
