/** One mount of a service. `source` is absent for an anonymous volume. */
export interface Mount {
  type: 'volume' | 'bind' | 'anonymous' | 'other';
  source?: string;
  target: string;
  /** It's mounted read-only. */
  readOnly?: boolean;
}

export type MountResult = { mount: Mount } | { problem: string };

const VOLUME_NAME = /^[a-zA-Z0-9][a-zA-Z0-9_.-]*$/;

/** Whether a mount source is a path of the host. */
function isHostPath(source: string): boolean {
  return /^(?:[./~\\$]|[A-Za-z]:[\\/])/.test(source);
}

/** Whether a path names a socket of a container engine. */
export function isEngineSocket(source: string): boolean {
  return /(?:docker|podman|containerd|crio)\.sock(?:\.raw)?$|docker_engine$/.test(source);
}

/** Offset of the colon after a mount's source. A colon inside `${…}` or after a drive letter doesn't count. */
export function sourceEnd(text: string): number {
  let depth = 0;
  for (let at = /^[A-Za-z]:[\\/]/.test(text) ? 2 : 0; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1;
    else if (text[at] === '}' && depth > 0) depth -= 1;
    else if (text[at] === ':' && depth === 0) return at;
  }
  return -1;
}

/** Reads the short form `[SOURCE:]TARGET[:MODE]`. */
export function parseMount(text: string): MountResult {
  const colon = sourceEnd(text);
  if (colon === -1 && /^[A-Za-z]:[\\/]/.test(text)) {
    return { problem: `\`${text.slice(0, 2)}\` is read as a drive letter, so use a longer name` };
  }
  if (colon === -1) {
    return text ? { mount: { type: 'anonymous', target: text } } : { problem: "it's empty" };
  }
  const source = text.slice(0, colon);
  const [target = '', mode = '', ...more] = text.slice(colon + 1).split(':');
  if (!target || more.length > 0) return { problem: "it isn't `SOURCE:TARGET`" };
  if (mode && !/^[a-zA-Z,=]+$/.test(mode)) return { problem: `\`${mode}\` isn't a mount option` };
  const result = sourced(source, target);
  if ('mount' in result && mode.split(',').includes('ro')) result.mount.readOnly = true;
  return result;
}

/** A mount from its parts. The source decides the type. */
export function sourced(source: string, target: string): MountResult {
  if (source === '' || isHostPath(source)) return { mount: { type: 'bind', source, target } };
  if (!VOLUME_NAME.test(source))
    return { problem: `\`${source}\` is neither a path nor a volume name` };
  return { mount: { type: 'volume', source, target } };
}
