import { defineConfig } from 'vitest/config';
import { common } from './vitest.config.ts';

/** `npm run test:interop`: tests with programs of other projects, and with packages as users install and run them. */
export default defineConfig({
  test: {
    ...common,
    reporters: ['default', './scripts/test-times.ts'],
    include: ['interop/**/*.test.ts', '{conformance,src,scripts}/**/*.test-interop.ts'],
  },
});
