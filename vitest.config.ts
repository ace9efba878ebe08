import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{conformance,src,interop,scripts}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two cores is what CI has; more workers only make the timing-sensitive children slower.
    maxWorkers: 2,
    maxConcurrency: 3,
  },
});
