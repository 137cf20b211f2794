import { readValues } from './values.ts';
import { composeText, freeName, type Service } from './yamlText.ts';

type Json = Readonly<Record<string, unknown>>;

const mapOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(mapOf) : []);
const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((word) => dollars(String(word))) : [];
/** A dollar in a manifest is a dollar; Compose would take it for a variable. */
const dollars = (text: string) => text.replace(/\$/g, '$$$$');
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** A manifest as a Compose file, and what of it has no place there. */
export interface Manifest {
  kinds: readonly string[];
  text: string | undefined;
  left: readonly string[];
}

const PODS = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'Pod']);
const OF_NETWORK = new Set(['Service', 'Ingress', 'Namespace', 'ServiceAccount']);
const MAX_OBJECTS = 200;

/** `512Mi` as Compose writes it: its units are binary too. */
const memoryOf = (text: string) => text.replace(/^([\d.]+)([KMG])i$/, '$1$2');

/** The objects of a manifest; undefined where the text is none. */
function objectsOf(text: string): readonly Json[] | undefined {
  const documents = text.split(/^---.*$/m).map((part) => readValues(part));
  if (documents.includes(undefined)) return undefined;
  const objects = documents
    .map(mapOf)
    .flatMap((object) => (object.kind === 'List' ? listOf(object.items) : [object]))
    .filter(({ apiVersion, kind }) => textOf(apiVersion) !== '' && textOf(kind) !== '');
  return objects.length > 0 ? objects.slice(0, MAX_OBJECTS) : undefined;
}

/** Whether visitors reach a pod with these labels, as far as the manifest says. */
function isPublic(objects: readonly Json[], labels: Json): boolean {
  const services = objects.filter(({ kind }) => kind === 'Service');
  if (services.length === 0) return true;
  const ingress = JSON.stringify(objects.filter(({ kind }) => kind === 'Ingress'));
  return services.some((service) => {
    const spec = mapOf(service.spec);
    const selector = Object.entries(mapOf(spec.selector));
    if (selector.length === 0 || selector.some(([key, value]) => labels[key] !== value))
      return false;
    const name = textOf(mapOf(service.metadata).name);
    return /^(?:LoadBalancer|NodePort)$/.test(textOf(spec.type)) || ingress.includes(`"${name}"`);
  });
}

function environmentOf(container: Json): readonly string[] {
  return listOf(container.env).map(({ name, value }) =>
    value === undefined || value === null
      ? `${textOf(name)}=\${${textOf(name)}}`
      : `${textOf(name)}=${dollars(textOf(value))}`,
  );
}

/** Mounts that keep their data; the names of those that come from elsewhere go to `left`. */
function mountsOf(container: Json, pod: Json, own: Json, left: Set<string>): readonly string[] {
  const claimed = new Set([
    ...listOf(own.volumeClaimTemplates).map(({ metadata }) => textOf(mapOf(metadata).name)),
    ...listOf(pod.volumes)
      .filter((volume) => volume.persistentVolumeClaim !== undefined)
      .map(({ name }) => textOf(name)),
  ]);
  return listOf(container.volumeMounts).flatMap(({ name, mountPath }) => {
    if (claimed.has(textOf(name))) return [`${textOf(name)}:${textOf(mountPath)}`];
    left.add(`the files at \`${textOf(mountPath)}\``);
    return [];
  });
}

function healthOf(container: Json): Service | undefined {
  const probes = [container.readinessProbe, container.livenessProbe];
  const http = probes.map((probe) => mapOf(mapOf(probe).httpGet)).find(({ path }) => path);
  const port = /^\d+$/.test(textOf(http?.port))
    ? textOf(http?.port)
    : textOf(listOf(container.ports)[0]?.containerPort);
  if (!http || !port) return undefined;
  return { test: ['CMD', 'curl', '-f', `http://localhost:${port}${textOf(http.path)}`] };
}

/** Reads a Kubernetes manifest; undefined for any other text. */
export function readManifest(text: string): Manifest | undefined {
  const objects = objectsOf(text);
  if (!objects) return undefined;
  const services = new Map<string, Service>();
  const left = new Set<string>();
  for (const object of objects) {
    const kind = textOf(object.kind);
    if (!PODS.has(kind)) {
      if (!OF_NETWORK.has(kind)) left.add(`\`${kind}\``);
      continue;
    }
    const own = mapOf(object.spec);
    const template = kind === 'Pod' ? object : mapOf(own.template);
    const pod = mapOf(template.spec);
    const containers = listOf(pod.containers);
    if (listOf(pod.initContainers).length > 0) left.add('`initContainers`');
    const open = isPublic(objects, mapOf(mapOf(template.metadata).labels));
    for (const container of containers) {
      const name = textOf(mapOf(object.metadata).name) || textOf(container.name);
      const several = containers.length > 1 ? `${name}-${textOf(container.name)}` : name;
      const ports = listOf(container.ports).map(({ containerPort }) => textOf(containerPort));
      if (listOf(container.envFrom).length > 0) left.add('`envFrom`');
      const limits = mapOf(mapOf(container.resources).limits);
      const memory = textOf(limits.memory);
      const replicas = Number(own.replicas ?? 1);
      services.set(freeName(several, services), {
        image: textOf(container.image) || undefined,
        entrypoint: words(container.command),
        command: words(container.args),
        [open ? 'ports' : 'expose']: ports.map((port) => (open ? `${port}:${port}` : port)),
        environment: environmentOf(container),
        volumes: mountsOf(container, pod, own, left),
        healthcheck: healthOf(container),
        deploy:
          memory || replicas > 1
            ? {
                ...(replicas > 1 ? { replicas } : {}),
                ...(memory ? { resources: { limits: { memory: memoryOf(memory) } } } : {}),
              }
            : undefined,
      });
    }
  }
  const kinds = [...new Set(objects.map(({ kind }) => textOf(kind)))];
  return { kinds, text: services.size > 0 ? composeText(services) : undefined, left: [...left] };
}
