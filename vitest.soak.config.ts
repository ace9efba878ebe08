import { defineConfig } from 'vitest/config';
import { common } from './vitest.config.ts';

/** `npm run soak`: what takes too long to be run with every change. */
export default defineConfig({
  test: { ...common, include: ['{conformance,src,interop}/**/*.test-soak.ts'], testTimeout: 600_000 },
});
