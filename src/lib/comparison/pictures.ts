import { brand } from '../brand.ts';
import { movesFrom } from '../platforms/index.ts';
import { platformsNames as platformNames } from '#data/platforms-names';
import { COMPARED, type ComparedPlatform } from '../cost/index.ts';
import { growthOf, growthText } from './growth.ts';

/** A picture of a comparison page: where its file lies, and what it says in words. */
export interface PictureView {
  src: string;
  alt: string;
  height: number;
}

const GROWTH_HEIGHT = 270;
const HEAD = 34;
/** The height of a row of the picture of a move. */
export const MOVE_ROW = 34;

function growthPicture(platform: ComparedPlatform): PictureView | undefined {
  const growth = growthOf(platform);
  return (
    growth && {
      src: `/img/pictures/growth-${platform}.svg`,
      alt: growthText(growth),
      height: GROWTH_HEIGHT,
    }
  );
}

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

const kinds = { growth: growthPicture, move: movePicture } as const;
export type PictureKind = keyof typeof kinds;

/** The picture named `render/growth` or `render/move`; throws where there is none. */
export function pictureView(of: string): PictureView {
  const [id = '', kind = ''] = of.split('/');
  const platform = COMPARED.find((known) => known === id);
  const make = Object.hasOwn(kinds, kind) ? kinds[kind as PictureKind] : undefined;
  const view = platform && make?.(platform);
  if (!view)
    throw new Error(`there is no picture '${of}', written as render/growth or render/move`);
  return view;
}
