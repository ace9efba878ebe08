import { defineConfig } from 'vitest/config';
import { common } from './vitest.config.ts';

/** `npm run soak`: the tests that take too long to run with every change. */
export default defineConfig({
  test: { ...common, include: ['{conformance,src,interop}/**/*.test-soak.ts'], testTimeout: 600_000 },
});
