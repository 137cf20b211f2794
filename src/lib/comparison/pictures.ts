import { brand } from '../brand.ts';
import { movesFrom } from '../platforms/index.ts';
import { platformsNames as platformNames } from '#data/platforms-names';
import { COMPARED, type ComparedPlatform } from '../cost/index.ts';

/** A picture of a comparison page: where its file is, and what it shows in words. */
export interface PictureView {
  src: string;
  alt: string;
  height: number;
}

const HEAD = 34;
/** The height of a row of the picture of a move. */
export const MOVE_ROW = 34;

function movePicture(platform: ComparedPlatform): PictureView | undefined {
  const rows = movesFrom(platform);
  return rows.length === 0
    ? undefined
    : {
        src: `/img/pictures/move-${platform}.svg`,
        alt: `What becomes what, from ${platformNames[platform]} to ${brand.product}: ${rows.map(([theirs, ours]) => `${theirs} → ${ours}`).join('; ')}.`,
        height: HEAD + rows.length * MOVE_ROW,
      };
}

/** The picture of a move away, named by its platform. Throws if there is none. */
export function pictureView(of: string): PictureView {
  const platform = COMPARED.find((known) => known === of);
  const view = platform && movePicture(platform);
  if (!view) throw new Error(`there is no picture of a move from '${of}'`);
  return view;
}
