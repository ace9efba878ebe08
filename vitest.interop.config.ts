import { defineConfig } from 'vitest/config';
import { common } from './vitest.config.ts';

/** `npm run test:interop`: tests with programs of other projects, and with packages as users install and run them. */
export default defineConfig({
  test: {
    ...common,
    // A whole run takes some twenty seconds, and several times as long on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', './scripts/test-times.ts'],
    include: ['interop/**/*.test.ts', '{conformance,src,scripts}/**/*.test-interop.ts'],
  },
});
