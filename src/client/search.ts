/** What searching needs, in one piece that is loaded when the box is used. */
export { searchClient } from 'site-search/client';
export { markParts } from 'site-search/marks';
export { elsewhere } from '../lib/search/elsewhere';
