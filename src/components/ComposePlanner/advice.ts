/** What is loaded for a file with bind mounts, databases, heaps or proxies. */
export { advice } from '@site/src/model/compose/advice';
