export { type SqlFiles } from './files.ts';
export { fromMysql } from './mysql.ts';
export { type Answer } from './types.ts';
export { captionOf, errorText, summaryOf } from './words.ts';
