import { go, java } from './compiled.ts';
import { csv, env, ignore, ini, json, properties, systemd } from './data.ts';
import { diff } from './diff.ts';
import { dockerfile } from './dockerfile.ts';
import { http } from './http.ts';
import { javascript } from './javascript.ts';
import { type Language } from './language.ts';
import { caddyfile, haproxy, nginx } from './proxies.ts';
import { python, ruby } from './scripts.ts';
import { shell } from './shell.ts';
import { redis, sql } from './stores.ts';
import { text } from './text.ts';
import { css, html, markdown, xml } from './web.ts';
import { yaml } from './yaml.ts';
import { zone } from './zone.ts';

/** Every language that a fence may have. */
export const languages: readonly Language[] = [
  shell,
  sql,
  redis,
  nginx,
  haproxy,
  caddyfile,
  yaml,
  dockerfile,
  python,
  javascript,
  ruby,
  java,
  go,
  json,
  ini,
  properties,
  env,
  systemd,
  csv,
  ignore,
  html,
  css,
  xml,
  markdown,
  http,
  diff,
  zone,
  text,
];

const byName = new Map(
  languages.flatMap((language) => language.names.map((name) => [name, language] as const)),
);

/** The language of a word after the fence. */
export const languageOf = (name: string): Language | undefined => byName.get(name);

/** Every word that may follow a fence. */
export const languageNames = (): string[] => [...byName.keys()];

const BY_FILE: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.dockerfile$/, 'dockerfile'],
  [/(?:^|\/)\.(?:docker|git)ignore$/, 'ignore'],
  [/(?:^|\/)\.env(?:\.[\w-]+)?$/, 'env'],
  [/(?:^|\/)Caddyfile(?:\.[\w-]+)?$|\.caddyfile$/, 'caddyfile'],
  [/(?:^|\/)haproxy[\w.-]*\.cfg$/, 'haproxy'],
  [/nginx[\w/.-]*\.conf$|\/nginx\//, 'nginx'],
  [/(?:^|\/)(?:Gemfile|Rakefile|config\.ru)$|\.(?:rb|ru|rake)$/, 'ruby'],
  [/\.ya?ml$/, 'yaml'],
  [/\.(?:service|timer|socket|network|netdev)$/, 'systemd'],
  [/\.(?:mjs|cjs|js)$/, 'js'],
  [/\.(?:py)$/, 'python'],
  [/\.(java|go|json|ini|properties|sql|html|css|xml|sh|csv|md|diff)$/, '$1'],
];

/** The fence word for a file of `examples/`, or undefined if no tool reads it. */
export function languageOfFile(file: string): string | undefined {
  for (const [pattern, name] of BY_FILE) {
    const match = pattern.exec(file);
    if (match) return name === '$1' ? match[1] : name;
  }
  return undefined;
}
