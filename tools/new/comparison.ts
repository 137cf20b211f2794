import type { Draft } from '../draft.ts';
import { editYaml } from '../yaml.ts';
import { factsSource, ledgerSource } from './facts.ts';
import { readName } from './names.ts';
import type { Wish } from './pages.ts';
import { fromSkeleton } from './skeleton.ts';

const COSTS = 'src/lib/cost';

/** Changes a list of the cost rules. Throws if it has another form, so that no step is skipped silently. */
function addTo(draft: Draft, file: string, pattern: RegExp, by: (match: string) => string): void {
  const before = draft.read(file);
  const after = before.replace(pattern, by);
  if (after === before)
    throw new Error(`${file} has no place for this: ${pattern} matches nothing.`);
  draft.write(file, after);
}

/** The costs of the three workloads and a single container there. */
function newCosts(draft: Draft, slug: string, title: string): void {
  const containers = `${COSTS}/containers.ts`;
  const index = `${COSTS}/index.ts`;
  const values = { slug, title, variable: slug };
  draft.write(`${COSTS}/${slug}.ts`, fromSkeleton('costs.ts.txt', values));
  addTo(
    draft,
    `${COSTS}/types.ts`,
    /\] as const satisfies readonly PlatformId/,
    (end) => `'${slug}',\n${end}`,
  );
  const own = `import { ${slug}Lines } from './${slug}.ts';\n`;
  addTo(draft, index, /import \{ railwayLines \}.*\n/, (line) => line + own);
  addTo(
    draft,
    index,
    /const linesOf[^{]*\{[^}]*(?=\})/,
    (list) => `${list}${slug}: ${slug}Lines,\n`,
  );
  const app = `import { appLine as ${slug}App } from './${slug}.ts';\n`;
  addTo(draft, containers, /^/, () => app);
  addTo(
    draft,
    containers,
    /const linesOf[\s\S]*?\n(?=\};)/,
    (list) => `${list}${slug}: (memoryMb) => [${slug}App(single(memoryMb))],\n`,
  );
  addTo(
    draft,
    containers,
    /const containerCatch[\s\S]*?\n(?=\};)/,
    (list) => `${list}${slug}: 'WRITE: what is not like ours, in a few words',\n`,
  );
}

/**
 * A page that compares us with another platform: its facts, its ledger, its costs, its picture, and its row
 * in the list of comparisons.
 */
export function newComparison(draft: Draft, wish: Wish): void {
  const name = readName(wish.name, 'name', wish.title);
  const { slug, title } = name;
  if (!/^[a-z]+$/.test(slug)) throw new Error(`'${slug}': a platform's id has letters only.`);
  if (draft.has(`${COSTS}/${slug}.ts`)) throw new Error(`${COSTS}/${slug}.ts exists already.`);
  const facts = `data/platforms/${slug}.yaml`;
  draft.write(`data/ledger/${slug}.yaml`, ledgerSource(name));
  // Nothing has to be looked up again if the site already knows the platform.
  if (!draft.has(facts)) {
    draft.write(facts, factsSource(name, wish.today));
  }
  newCosts(draft, slug, title);
  const page = `alternative-to-${slug}-eu`;
  draft.write(`src/pages/hosting/${page}.mdx`, fromSkeleton('comparison.mdx', { slug, title }));
  editYaml(draft, 'data/comparisons.yaml', (document) => {
    const choice = 'WRITE: stay for what; move for what';
    document.add(document.createNode({ platform: slug, page, from: title, choice }));
  });
}
