import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // It imports a JSON file in a way that Node refuses and bundlers take.
    server: { deps: { inline: [/\/@actions\/workflow-parser\//] } },
  },
});
