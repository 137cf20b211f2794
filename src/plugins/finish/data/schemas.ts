import { brand } from '../../../lib/brand.ts';
import { SIZE_NAMES } from '../../../lib/prices.ts';
import { DATA } from './facts.ts';

const text = { type: 'string', minLength: 1 };
const amount = { type: 'number', minimum: 0 };
const whole = { type: 'integer', minimum: 0 };
const list = (items: object) => ({ type: 'array', items, minItems: 1 });

/** A closed object: the file contains nothing that isn't listed here. */
const object = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const map = (value: object) => ({ type: 'object', additionalProperties: value, minProperties: 1 });

const size = { enum: [...SIZE_NAMES] };

const head = (id: string, title: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `${brand.url}${id}`,
  title,
});

/** The JSON Schema of the price data. */
export const pricesSchema = {
  ...head(DATA.pricesSchema, 'Prices in euro a month without VAT'),
  ...object({
    $schema: text,
    page: text,
    currency: { const: 'EUR' },
    vatIncluded: { const: false },
    hoursAMonth: whole,
    rule: text,
    sizes: list(
      object({
        name: size,
        vcpu: { ...amount, description: 'shared virtual processors: fair share and ceiling' },
        memoryMb: { ...whole, description: 'binary megabytes' },
        month: { ...amount, description: 'the most that a month costs' },
        hour: { ...amount, description: 'an hour begun' },
        databaseConnections: { ...whole, description: 'of a PostgreSQL or MySQL of this size' },
      }),
    ),
    units: object({
      diskGbMonth: amount,
      snapshotGbMonth: amount,
      trafficTb: { ...amount, description: 'outgoing, beyond what is included' },
      buildMinute: { ...amount, description: 'beyond what is included' },
    }),
    included: object({
      databaseDiskGb: { ...amount, description: 'of a paid PostgreSQL or MySQL' },
      redisDiskPerMemory: { ...amount, description: 'disk of a Redis, in multiples of its memory' },
      trafficTbAProjectAndMonth: amount,
      buildMinutesAProjectAndMonth: amount,
    }),
    trial: object({ credit: amount, days: whole }),
  }),
};

const keys = list(
  object(
    {
      state: { enum: ['understood', 'ignored', 'refused'] },
      keys: list(text),
      text: { ...text, description: 'what becomes of them, or why they are refused' },
      instead: { ...text, description: 'what to do instead of a refused key' },
    },
    ['text', 'instead'],
  ),
);

/** The JSON Schema of the limits. */
export const limitsSchema = {
  ...head(DATA.limitsSchema, 'Limits, defaults and periods, and the rules of the Compose import'),
  ...object({
    $schema: text,
    units: map(text),
    regions: list(object({ id: text, city: text, country: text })),
    limits: map({
      ...object({ value: { type: 'number' }, unit: text, text }, ['value', 'unit']),
      dependencies: { value: ['unit'] },
    }),
    compose: object({
      page: text,
      sizeRule: text,
      defaults: map(object({ size, offered: list(size) })),
      managedDatabases: map(object({ label: text, versions: list(text), port: whole })),
      topLevel: keys,
      service: keys,
    }),
  }),
};
