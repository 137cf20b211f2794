import type { Draft } from '../draft.ts';
import { insertAfterLast, replaceIn } from '../insert.ts';
import { factsSource } from './facts.ts';
import { readName } from './names.ts';
import type { Wish } from './pages.ts';
import { fromSkeleton } from './skeleton.ts';

const FACTS = 'src/lib/platforms';
const COSTS = 'src/model/cost';

/** The platform's facts, all to be looked up; nothing where the site knows it already. */
function newPlatform(draft: Draft, wish: Wish): void {
  const name = readName(wish.name, 'name', wish.title);
  const { slug, title } = name;
  if (draft.has(`${FACTS}/${slug}.ts`)) return;
  draft.write(`${FACTS}/${slug}.ts`, factsSource(name, wish.today));
  const types = `${FACTS}/types.ts`;
  replaceIn(draft, types, /'market',\n\] as const/, `'${slug}',\n$&`);
  replaceIn(draft, types, /market: 'Market',/, `${slug}: '${title.replaceAll("'", "\\'")}',\n$&`);
  const rows = `${FACTS}/rows.ts`;
  replaceIn(draft, rows, /import \{ market \}.*\n/, `$&import { ${slug} } from './${slug}.ts';\n`);
  replaceIn(draft, rows, / {2}\.\.\.market,\n/, `  ...${slug},\n$&`);
}

/** What the three workloads and a single container cost there. */
function newCosts(draft: Draft, slug: string, title: string): void {
  const variable = slug;
  draft.write(`${COSTS}/${slug}.ts`, fromSkeleton('costs.ts.txt', { slug, title, variable }));
  replaceIn(
    draft,
    `${COSTS}/types.ts`,
    /\] as const satisfies readonly PlatformId/,
    `'${slug}',\n$&`,
  );
  const index = `${COSTS}/index.ts`;
  replaceIn(
    draft,
    index,
    /import \{ railwayLines \}.*\n/,
    `$&import { ${slug}Lines } from './${slug}.ts';\n`,
  );
  replaceIn(
    draft,
    index,
    /(const linesOf[^{]*\{[^}]*)\}/,
    (_, before = '') => `${before}${slug}: ${slug}Lines,\n}`,
  );
  const containers = `${COSTS}/containers.ts`;
  insertAfterLast(
    draft,
    containers,
    /^import .*;$/gm,
    `\nimport { appLine as ${slug}App } from './${slug}.ts';`,
  );
  replaceIn(
    draft,
    containers,
    /(const linesOf[\s\S]*?)\n\};/,
    (_, before = '') => `${before}\n${slug}: (memoryMb) => [${slug}App(single(memoryMb))],\n};`,
  );
  replaceIn(
    draft,
    containers,
    /(const containerCatch[\s\S]*?)\n\};/,
    (_, before = '') => `${before}\n${slug}: 'WRITE: what is not like ours, in a few words',\n};`,
  );
}

/** What its parts become here, for the picture above the steps of the move. */
function newMove(draft: Draft, slug: string): void {
  // As many as fill the picture, those with the same right side together.
  const ours = ['app, public', 'app, internal', 'variables', 'PostgreSQL', 'volume', 'domain'];
  const rows = `[${ours.map((one) => `['WRITE: a part there', '${one}']`).join(', ')}]`;
  replaceIn(draft, 'src/site/moves.ts', /\n\};\n$/, `\n${slug}: ${rows},\n};\n`);
}

/** A page that compares with another platform: its facts, its costs, its picture, and its row in the list of comparisons. */
export function newComparison(draft: Draft, wish: Wish): void {
  const { slug, title } = readName(wish.name, 'name', wish.title);
  if (!/^[a-z]+$/.test(slug)) throw new Error(`'${slug}': a platform's id has letters only.`);
  if (draft.has(`${COSTS}/${slug}.ts`)) throw new Error(`${COSTS}/${slug}.ts exists already.`);
  newPlatform(draft, wish);
  newCosts(draft, slug, title);
  newMove(draft, slug);
  const page = `alternative-to-${slug}-eu`;
  draft.write(`src/pages/hosting/${page}.mdx`, fromSkeleton('comparison.mdx', { slug, title }));
  const row = `{ platform: '${slug}', page: '${page}', from: ${JSON.stringify(title)}, choice: 'WRITE: stay for what; move for what' },`;
  insertAfterLast(draft, 'src/lib/comparisons.ts', /^ {2}\},$/gm, row);
}
