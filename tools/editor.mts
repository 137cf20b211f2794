/* npm run editor: writes the completions of front matter for editors, from its schema. */
import fs from 'node:fs';
import prettier from 'prettier';
import { frontMatterSnippets } from '../src/build/content/front-matter/snippets.ts';

const file = '.vscode/front-matter.code-snippets';
const options = await prettier.resolveConfig(file);
const text = JSON.stringify(frontMatterSnippets());
fs.writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
