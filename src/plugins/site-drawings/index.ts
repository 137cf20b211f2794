import type { Plugin } from '@docusaurus/types';
import { CELL_MB, drawBoth, drawPart } from 'stack-drawing';
import { drawPreset } from '../../lib/calculator/drawing.ts';
import { presets } from '../../lib/calculator/presets.ts';
import { sizes } from '../../lib/prices.ts';
import { europeDrawing } from './europe.ts';

/** Pixels per cell: the largest size is as wide as a sixth of a page. */
const UNIT = 17;

/** What the docs call a project: only the app is public. */
const PROJECT = drawBoth(
  {
    title: 'A project, to scale',
    parts: [
      { kind: 'app', name: 'web', text: 'your image', amount: 2, address: 'HTTPS, visitors' },
      { kind: 'app', name: 'worker', text: 'the same image', amount: 1 },
      { kind: 'database', name: 'db', text: 'PostgreSQL', amount: 2 },
      { kind: 'database', name: 'cache', text: 'Redis', amount: 1 },
      { kind: 'volume', name: 'uploads', text: 'volume, 4 GB', amount: 4 },
    ],
  },
  'project',
);

/**
 * Writes drawings that a page shows unchanged to `@generated/site-drawings/default/`: each size by its name,
 * the worked stacks by their id, the project of the docs, and the chart of the regions.
 */
export default function siteDrawings(): Plugin {
  return {
    name: 'site-drawings',
    async contentLoaded({ actions }) {
      const drawn: Record<string, string> = {};
      for (const { name, memoryMb } of sizes) {
        drawn[name] = drawPart({ kind: 'app', name, text: '', amount: memoryMb / CELL_MB }, UNIT);
      }
      await actions.createData('sizes.json', drawn);
      const stacks = presets.map(({ id, stack }) => [id, drawPreset(stack)] as const);
      await actions.createData('stacks.json', Object.fromEntries(stacks));
      await actions.createData('project.json', PROJECT);
      await actions.createData('europe.json', { svg: europeDrawing() });
    },
  };
}
