/** Loaded for files with bind mounts, databases, heaps or proxies. */
export { advice } from 'compose-planner';
