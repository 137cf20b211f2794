import {
  OF_THE_COMMAND,
  SHORT_VALUED,
  shorts,
  switches,
  valued,
  VALUED_OTHERS,
} from './runOptions.ts';
import { readCommands, type Words } from './shell.ts';
import { composeText, freeName, nameOfImage, type Service } from './yamlText.ts';

/** The most commands that become a Compose file. */
const MAX_COMMANDS = 50;
const ENGINE = /(?:^|\/)(?:docker|podman|nerdctl)(?:\.exe)?$/i;

/** The words after `docker run`, or undefined for any other command. */
function runWords(words: Words): Words | undefined {
  let at = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  while (words[at] === 'sudo' || (words[at]?.startsWith('-') && at > 0)) at += 1;
  if (!ENGINE.test(words[at] ?? '')) return undefined;
  at += 1;
  if (words[at] === 'container') at += 1;
  return words[at] === 'run' || words[at] === 'create' ? words.slice(at + 1) : undefined;
}

/** Reads the options of a command into a service. */
class Run {
  readonly service: Service = {};
  readonly left: string[] = [];
  name: string | undefined;
  private readonly health: Service = {};
  private readonly words: Words;
  private at = 0;

  constructor(words: Words) {
    this.words = words;
  }

  /** The image, or undefined if the command doesn't name one. */
  read(): string | undefined {
    while (this.at < this.words.length) {
      const word = this.words[this.at] ?? '';
      if (word === '--' || !word.startsWith('-') || word === '-') break;
      this.at += 1;
      if (word.startsWith('--')) this.long(word.slice(2));
      else this.short(word.slice(1));
    }
    if (this.words[this.at] === '--') this.at += 1;
    const image = this.words[this.at];
    const rest = this.words.slice(this.at + 1);
    if (Object.keys(this.health).length > 0) this.service.healthcheck = this.health;
    const { name, service } = this;
    const { entrypoint, ...others } = service;
    for (const key of Object.keys(service)) delete service[key];
    Object.assign(service, {
      image,
      ...(name ? { container_name: name } : {}),
      ...others,
      ...(entrypoint === undefined ? {} : { entrypoint: [entrypoint] }),
      ...(rest.length > 0 ? { command: rest } : {}),
    });
    return image;
  }

  private value(): string {
    this.at += 1;
    return this.words[this.at - 1] ?? '';
  }

  private short(letters: string): void {
    for (let at = 0; at < letters.length; at += 1) {
      const letter = letters[at] ?? '';
      const name = shorts[letter];
      if (!name) this.left.push(`-${letter}`);
      else if (SHORT_VALUED.includes(letter)) {
        const glued = letters.slice(at + 1).replace(/^=/, '');
        this.option(name, glued || this.value());
        return;
      } else this.flag(name);
    }
  }

  private long(text: string): void {
    const equals = text.indexOf('=');
    const name = equals === -1 ? text : text.slice(0, equals);
    const takes = valued[name] !== undefined || VALUED_OTHERS.has(name);
    if (takes) this.option(name, equals === -1 ? this.value() : text.slice(equals + 1));
    else if (equals === -1 || text.slice(equals + 1) !== 'false') this.flag(name);
  }

  private flag(name: string): void {
    const key = switches[name];
    if (key) this.service[key] = true;
    else if (name === 'no-healthcheck') this.health.disable = true;
    else if (!OF_THE_COMMAND.has(name)) this.left.push(`--${name}`);
  }

  private add(key: string, value: string): void {
    const list = this.service[key];
    if (Array.isArray(list)) list.push(value);
    else this.service[key] = [value];
  }

  private option(name: string, value: string): void {
    const known = valued[name];
    if (known?.many) this.add(known.key, value);
    else if (known) this.service[known.key] = value;
    else if (name === 'name') this.name = value;
    else if (name === 'mount') this.mount(value);
    else if ((name === 'network' || name === 'net') && /^(?:host|container:)/.test(value))
      this.service.network_mode = value;
    else if (name === 'stop-timeout') this.service.stop_grace_period = `${value}s`;
    else if (name === 'health-cmd') this.health.test = ['CMD-SHELL', value];
    else if (name.startsWith('health-')) this.health[name.slice(7).replace('-', '_')] = value;
    else if (!OF_THE_COMMAND.has(name)) this.left.push(`--${name}`);
  }

  private mount(value: string): void {
    const parts = new Map(
      value.split(',').map((part): [string, string] => {
        const [key = '', ...rest] = part.split('=');
        return [key, rest.join('=')];
      }),
    );
    const target = parts.get('target') ?? parts.get('destination') ?? parts.get('dst') ?? '';
    const source = parts.get('source') ?? parts.get('src');
    const readOnly = parts.has('readonly') || parts.has('ro') ? ':ro' : '';
    if (parts.get('type') === 'tmpfs') this.add('tmpfs', target);
    else this.add('volumes', source ? `${source}:${target}${readOnly}` : target);
  }
}

/** What `docker run` commands become as a Compose file. */
export interface Converted {
  text: string;
  commands: number;
  /** Options that have no place in it. */
  left: readonly string[];
}

/** Writes `docker run` commands as a Compose file. Undefined if none of them names an image. */
export function convertRuns(text: string): Converted | undefined {
  const services = new Map<string, Service>();
  const left = new Set<string>();
  for (const words of readCommands(text).slice(0, MAX_COMMANDS)) {
    const rest = runWords(words);
    if (!rest) continue;
    const run = new Run(rest);
    const image = run.read();
    if (!image) continue;
    services.set(freeName(run.name ?? nameOfImage(image), services), run.service);
    for (const option of run.left) left.add(option);
  }
  if (services.size === 0) return undefined;
  for (const [name, service] of services) {
    // Every service can be reached by its name, so a container name that's the same adds nothing.
    if (service.container_name === name) delete service.container_name;
    const { network_mode: mode } = service;
    const shared = typeof mode === 'string' ? /^container:(.+)$/.exec(mode)?.[1] : undefined;
    if (shared && services.has(shared)) service.network_mode = `service:${shared}`;
  }
  return { text: composeText(services), commands: services.size, left: [...left] };
}
