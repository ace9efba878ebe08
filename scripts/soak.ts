/** `npm run soak [-- PART]`: the long tests, which `npm test` leaves out; PART is a part of their files' names. */
import { spawnSync } from 'node:child_process';

const config = ['--config', 'vitest.soak.config.ts'];
const argv = ['node_modules/vitest/vitest.mjs', 'run', ...config, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, argv, { stdio: 'inherit' });
process.exitCode = status ?? 1;
