import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { cards } from '../../site/cards.ts';
import { cardPng } from './draw.ts';

/** Draws the pictures for link previews from the brand, so that none carries an old name. */
export default function cardsPlugin(): Plugin {
  return {
    name: 'cards',
    async postBuild({ outDir }) {
      const folder = path.join(outDir, 'img/cards');
      await fs.mkdir(folder, { recursive: true });
      for (const card of cards) {
        await fs.writeFile(path.join(folder, `${card.id}.png`), cardPng(card));
      }
    },
  };
}
