import type { Plugin } from '@docusaurus/types';
import { drawPart } from 'stack-drawing';
import { sizes } from '../../lib/prices.ts';

/** Pixels a cell: the largest size is as wide as a sixth of a page. */
const UNIT = 13;

/** Writes each size as a drawing, by its name, to `@generated/size-drawings/default/sizes.json`. */
export default function sizeDrawings(): Plugin {
  return {
    name: 'size-drawings',
    async contentLoaded({ actions }) {
      const drawn: Record<string, string> = {};
      for (const { name, memoryMb } of sizes) {
        drawn[name] = drawPart({ kind: 'app', name, text: '', amount: memoryMb / 256 }, UNIT);
      }
      await actions.createData('sizes.json', drawn);
    },
  };
}
