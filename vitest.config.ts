import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-times.ts';

/** What all of our configurations have in common. */
export const common = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // On a busy machine a second, which is the default, may pass before anything does.
  expect: { poll: { timeout: 20_000 } },
  // Two cores is what CI has; more workers only make the timing-sensitive children slower.
  maxWorkers: 2,
  maxConcurrency: 3,
  sequence: { sequencer: LongestFirst },
  setupFiles: ['./conformance/lab/chain/chains-kept.test-tool.ts'],
  // What tests start begins sooner: with what Node has compiled before.
  env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
};

const folders = '{conformance,src,scripts}';

/**
 * `npm test`. Files share a worker and the modules that are loaded there, since to load them again for each file takes longer
 * than most tests. What puts other modules in the place of ours is a `*.test-isolated.ts`, which gets a worker of its own.
 */
export default defineConfig({
  test: {
    ...common,
    reporters: ['default', './scripts/test-times.ts'],
    projects: [
      { extends: true, test: { name: 'usual', include: [`${folders}/**/*.test.ts`], isolate: false } },
      { extends: true, test: { name: 'isolated', include: [`${folders}/**/*.test-isolated.ts`], isolate: true } },
    ],
  },
});
