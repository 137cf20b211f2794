import type { Project } from './project.ts';

const ID = 'harbour';
const NAME = 'Harbour';
const PAGE = 'alternative-to-harbour';

/** One more compared platform: its facts and costs are those of an old one, its page has words of its own. */
export function addComparison(project: Project): void {
  project.copy('src/site/platforms/fly.ts', `src/site/platforms/${ID}.ts`, {
    "id: 'fly/": `id: '${ID}/`,
    'export const fly': `export const ${ID}`,
  });
  const facts = `src/site/platforms/${ID}.ts`;
  // What other files take from the old one's, nobody takes from this one.
  project.write(facts, project.read(facts).replace(/^export (?=const \w+Page\b)/gm, ''));
  project.edit(
    'src/site/platforms/types.ts',
    ["  'railway',", `'railway',\n'${ID}',`],
    ["  railway: 'Railway',", `railway: 'Railway',\n${ID}: '${NAME}',`],
  );
  project.edit(
    'src/site/platforms/rows.ts',
    ['import { heroku }', `import { ${ID} } from './${ID}.ts';\nimport { heroku }`],
    ['...heroku,', `...heroku,\n...${ID},`],
  );
  project.copy('src/model/cost/fly.ts', `src/model/cost/${ID}.ts`, {
    "'fly/": `'${ID}/`,
    flyLines: `${ID}Lines`,
  });
  project.edit('src/model/cost/types.ts', ["  'heroku',", `'${ID}',\n'heroku',`]);
  project.edit(
    'src/model/cost/index.ts',
    ['import { herokuLines }', `import { ${ID}Lines } from './${ID}.ts';\nimport { herokuLines }`],
    ['heroku: herokuLines,', `${ID}: ${ID}Lines,\nheroku: herokuLines,`],
  );
  project.edit(
    'src/model/cost/containers.ts',
    [
      'import { dollarsOf }',
      `import { machineLine as ${ID}Machine } from './${ID}.ts';\nimport { dollarsOf }`,
    ],
    [
      /^ {2}heroku: \(memoryMb\)/m,
      `${ID}: (memoryMb) => [${ID}Machine('app', 'Machine', memoryMb, 1)],\nheroku: (memoryMb)`,
    ],
    [/^ {2}heroku: '/m, `${ID}: 'a platform that was added later',\nheroku: '`],
  );
  project.edit('src/site/comparisons.ts', [
    /^ {2}\{\n {4}platform: 'heroku',$/m,
    `{ platform: '${ID}', page: '${PAGE}', from: '${NAME}', choice: 'stay for cranes; move for disks' },\n{ platform: 'heroku',`,
  ]);
  project.copy('tests/fixtures/grown/comparison.mdx', `src/pages/hosting/${PAGE}.mdx`);
}
