import { expect, it } from 'vitest';
import { publishedKeys } from './index.ts';

it('follows references, patterns, alternatives and items', () => {
  const schema = {
    properties: {
      services: { patternProperties: { '.+': { $ref: '#/$defs/service' } } },
      volumes: { additionalProperties: { properties: { driver: {} } } },
    },
    $defs: {
      service: {
        properties: {
          image: {},
          build: { oneOf: [{ type: 'string' }, { properties: { context: {}, args: {} } }] },
          ports: { items: { oneOf: [{ type: 'string' }, { properties: { target: {} } }] } },
        },
      },
    },
  };
  const keys = publishedKeys(schema);
  expect(keys['top level']).toEqual(['services', 'volumes']);
  expect(keys.service).toEqual(['build', 'image', 'ports']);
  expect(keys.build).toEqual(['args', 'context']);
  expect(keys.port).toEqual(['target']);
  expect(keys.volume).toEqual(['driver']);
  expect(keys.deploy).toEqual([]);
});
