import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/site/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
