import type { Machine, Run } from './index.ts';

/** A run for tests: ten seconds at a hundred requests a second, unless values say otherwise. */
export const sampleRun = (values: Partial<Run>): Run => ({
  day: '2026-01-01',
  case: 'rate-100',
  proxy: 'nginx',
  at: '2026-01-01T09:00:00',
  suite: 'TLS_AES_128_GCM_SHA256',
  group: 'X25519MLKEM768',
  round: 1,
  load1: 1,
  others: 0.02,
  spin: 200,
  still: 0,
  seconds: 30,
  requests: 1000,
  failed: 0,
  full: 32,
  resumed: 0,
  bytes: 1,
  cpu: Number.NaN,
  core: 3,
  soft: 0,
  steal: 0.01,
  loadCore: 15,
  slices: 2000,
  p50: 1,
  p99: 1,
  max: 1,
  reloads: 0,
  emptyKb: Number.NaN,
  idleKb: Number.NaN,
  ...values,
});

/** The machine of a day, for tests. */
export const sampleMachine = (day: string): Machine => ({
  day,
  cpu: 'a processor',
  cores: 2,
  memoryGb: 24,
  kernel: '6',
  debian: 'testing',
  go: 'go',
  clients: 32,
  versions: {},
});
