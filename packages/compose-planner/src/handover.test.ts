import { expect, it } from 'vitest';
import { handover } from './handover.ts';
import { NO_CHOICES } from './rows.ts';
import { plan } from './testing.ts';
import type { Choices } from './types.ts';

const text = `services:
  web:
    image: x:1
    ports:
      - "8080:80"
      - "81:81"
  tools:
    image: y:1
    profiles: [debug]
`;
const choices: Choices = {
  sizes: new Map([['web', 'small']]),
  disks: new Map(),
  reach: new Map<string, number | 'internal'>([['web', 81]]),
  profiles: new Set(['debug']),
};

it('the file carries what was chosen in its plan', () => {
  const made = handover(text, choices);
  expect(made.left).toEqual([]);
  const rows = ({ rows }: ReturnType<typeof plan>) =>
    rows.map(({ id, detail, size }) => `${id}: ${detail}, ${size}`);
  expect(rows(plan(made.text))).toEqual(rows(plan(text, choices)));
  expect(made.text).toContain('ports: ["81:81"]\n    expose: ["80"]');
});

it('a port that is made internal is exposed', () => {
  const reach = new Map<string, number | 'internal'>([['web', 'internal']]);
  expect(handover(text, { ...NO_CHOICES, reach }).text).toContain('expose: ["80", "81"]');
});

it('what cannot be written is named, and the file stays as it is', () => {
  const flow = 'services: {web: {image: x}}\n';
  expect(handover(flow, choices)).toEqual({
    text: flow,
    left: ['the size of web', 'the port of web'],
  });
});
