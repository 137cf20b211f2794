export { caddyAnswer } from './caddy.ts';
export { type DockerRun, dockerRunOf } from './docker.ts';
export { judge, judgeFields, noteOn, type YamlReader } from './check.ts';
export { command, pick, picks, probe, typed } from './fields.ts';
export { type Command, commandsOf } from './shell.ts';
export { routerOf, traefikRoute, traefikServers } from './traefik.ts';
export * from './types.ts';
export { globbed, Unreadable } from './words.ts';
