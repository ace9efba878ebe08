import { defineConfig } from 'vitest/config';
import { common } from './vitest.config.ts';

/** `npm run test:interop`: programs that others wrote, and whole tools as a stranger installs and runs them. */
export default defineConfig({
  test: {
    ...common,
    reporters: ['default', './scripts/test-times.ts'],
    include: ['interop/**/*.test.ts', '{conformance,src,scripts}/**/*.test-interop.ts'],
  },
});
