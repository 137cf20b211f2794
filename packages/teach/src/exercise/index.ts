export { caddyRoute } from './caddy.ts';
export { judge, judgeFields, noteOn, type YamlReader } from './check.ts';
export { pick, picks, probe, typed } from './fields.ts';
export { type Command } from './shell.ts';
export { goReplaced, traefikRoute, traefikServers } from './traefik.ts';
export * from './types.ts';
export { Unreadable } from './words.ts';
