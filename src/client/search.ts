/** Everything that searching and showing hits need, in one chunk that is loaded when the box is used. */
export { searchClient } from 'site-search/client';
export { hitAddress, pagesOf } from 'site-search/links';
export { excerptOf, marker, markParts } from 'site-search/marks';
export { elsewhere } from '../lib/search/elsewhere';
