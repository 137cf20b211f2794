import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { brand } from '../../lib/brand.ts';
import { badge } from '../../lib/compose-cost/badge.ts';
import { composeFiles, costPage, costRow, planOf } from '../../lib/compose-cost/index.ts';
import { formatEuro } from '../../lib/money.ts';
import { buildDay } from '../remark/compare-data/day.ts';

const BASE = '/compose-cost/';
const COMPONENTS = '@site/src/components/planner/ComposeCost';

/** A page for each public Compose file, a list of them, and a badge for each. */
export default function composeCost({ siteDir }: LoadContext): Plugin {
  return {
    name: 'compose-cost',
    async contentLoaded({ actions }) {
      const { addRoute } = actions;
      // Without the alias the path on the build machine would be published.
      const createData = async (name: string, data: object) =>
        aliasedSitePath(await actions.createData(name, data), siteDir);
      const list = await createData('list.json', composeFiles.map(costRow));
      addRoute({
        path: BASE,
        component: `${COMPONENTS}/List.tsx`,
        modules: { files: list },
        exact: true,
      });
      for (const file of composeFiles) {
        const page = await createData(`${file.slug}.json`, costPage(file, buildDay()));
        addRoute({
          path: `${BASE}${file.slug}/`,
          component: `${COMPONENTS}/index.tsx`,
          modules: { page },
          exact: true,
        });
      }
    },
    postBuild({ outDir }) {
      for (const file of composeFiles) {
        const value = `${formatEuro(planOf(file).total)} a month`;
        fs.writeFileSync(
          path.join(outDir, BASE, file.slug, 'badge.svg'),
          badge(`on ${brand.product}`, value),
        );
      }
    },
  };
}
