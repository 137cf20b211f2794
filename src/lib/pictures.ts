import { cardFor } from './cards.ts';

/** Where the build's pictures are. */
export const PICTURES = '/img/pictures/';

/** The site path of the figure of a post or the drawing of a lesson as a picture: /blog/a/ or /blog/a → /img/pictures/blog-a.svg. */
export const pictureFor = (path: string): string =>
  cardFor(path.replace(/\/?$/, '/')).replace('/img/cards/', PICTURES).replace(/png$/, 'svg');

/** The site path of a page's drawing, counted from zero, for feed readers, which show no inline SVG. */
export const feedPictureFor = (path: string, at: number): string =>
  cardFor(path)
    .replace('/img/cards/', '/img/feeds/')
    .replace(/\.png$/, `-${at + 1}.png`);

/** The same with readable letters, for the list of posts. */
export const leadPictureFor = (path: string): string =>
  pictureFor(path).replace(/svg$/, 'lead.svg');
