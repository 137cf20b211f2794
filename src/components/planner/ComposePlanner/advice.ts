/** What is loaded for a file with bind mounts, databases, heaps or proxies. */
export { advice } from 'compose-planner';
