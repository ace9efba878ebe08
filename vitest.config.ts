import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-times.ts';

/** The common settings of all configurations of Vitest. */
export const common = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // The default of a second is too short on a busy machine.
  expect: { poll: { timeout: 20_000 } },
  // CI has two cores. More workers use them while the tests of the others wait for timeouts and processes.
  maxWorkers: 4,
  maxConcurrency: 3,
  sequence: { sequencer: LongestFirst },
  setupFiles: ['./conformance/lab/chain/chains-kept.test-tool.ts'],
  // Child processes start faster with Node's compile cache.
  env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
};

const folders = '{bench,conformance,src,scripts}';

/**
 * `npm test`. Test files share a worker and its loaded modules, because loading them again takes longer than most
 * tests. A test that replaces modules is a `*.test-isolated.ts`, which gets a separate worker.
 */
export default defineConfig({
  test: {
    ...common,
    // Each worker loads the modules for itself: more of them take more time than the waits that they fill.
    maxWorkers: 3,
    reporters: ['default', './scripts/test-times.ts'],
    projects: [
      { extends: true, test: { name: 'usual', include: [`${folders}/**/*.test.ts`], isolate: false } },
      { extends: true, test: { name: 'isolated', include: [`${folders}/**/*.test-isolated.ts`], isolate: true } },
    ],
  },
});
