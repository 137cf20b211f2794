export { blocksOf, parseContent, parsePage } from './blocks.ts';
export { collect } from './collect.ts';
export { compareOutput } from './compare.ts';
export { main } from './main.ts';
export { type Site } from './site.ts';
