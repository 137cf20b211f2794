import type { KeyGroup } from 'compose-planner';

type Schema = Readonly<Record<string, unknown>>;

/** Where each group of keys stands in the published schema: a key, `*` for every named value, `[]` for each item. */
const places: Readonly<Record<KeyGroup, string>> = {
  'top level': '',
  service: 'services *',
  build: 'services * build',
  deploy: 'services * deploy',
  'deploy.resources': 'services * deploy resources',
  'deploy.resources.limits': 'services * deploy resources limits',
  'deploy.resources.reservations': 'services * deploy resources reservations',
  'deploy.restart_policy': 'services * deploy restart_policy',
  'deploy.update_config': 'services * deploy update_config',
  'deploy.placement': 'services * deploy placement',
  healthcheck: 'services * healthcheck',
  port: 'services * ports []',
  mount: 'services * volumes []',
  dependency: 'services * depends_on *',
  env_file: 'services * env_file []',
  extends: 'services * extends',
  grant: 'services * secrets []',
  logging: 'services * logging',
  develop: 'services * develop',
  watch: 'services * develop watch []',
  hook: 'services * post_start []',
  blkio_config: 'services * blkio_config',
  credential_spec: 'services * credential_spec',
  gpu: 'services * gpus []',
  'service network': 'services * networks *',
  'service model': 'services * models *',
  provider: 'services * provider',
  volume: 'volumes *',
  network: 'networks *',
  ipam: 'networks * ipam',
  secret: 'secrets *',
  config: 'configs *',
  model: 'models *',
  include: 'include []',
};

const asSchema = (value: unknown): Schema | undefined =>
  typeof value === 'object' && value !== null ? (value as Schema) : undefined;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A schema and everything that it refers to or that may stand in its place. */
function forms(root: Schema, node: unknown): Schema[] {
  const schema = asSchema(node);
  if (!schema) return [];
  const reference = typeof schema.$ref === 'string' ? schema.$ref.slice(2).split('/') : undefined;
  const target = reference?.reduce<unknown>((at, step) => asSchema(at)?.[step], root);
  const others = [...listOf(schema.oneOf), ...listOf(schema.anyOf), ...listOf(schema.allOf)];
  return [schema, ...[target, ...others].flatMap((other) => forms(root, other))];
}

function step(root: Schema, from: readonly Schema[], name: string): Schema[] {
  return from.flatMap((schema) => {
    if (name === '[]') return forms(root, schema.items);
    if (name !== '*') return forms(root, asSchema(schema.properties)?.[name]);
    return [
      ...Object.values(asSchema(schema.patternProperties) ?? {}),
      schema.additionalProperties,
    ].flatMap((value) => forms(root, value));
  });
}

/** The keys of every group as the published JSON schema of Compose has them, sorted. */
export function publishedKeys(schema: Schema): Record<KeyGroup, string[]> {
  const groups = Object.entries(places).map(([group, place]): [string, string[]] => {
    const steps = place.split(' ').filter(Boolean);
    const found = steps.reduce((from, name) => step(schema, from, name), forms(schema, schema));
    const keys = found.flatMap(({ properties }) => Object.keys(asSchema(properties) ?? {}));
    return [group, [...new Set(keys)].sort()];
  });
  return Object.fromEntries(groups) as Record<KeyGroup, string[]>;
}
