/**
 * `npm run build`: compiles to `dist/`, JavaScript and types, and the migration tool into a package of its own there. Node
 * does not strip types under node_modules.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
const steps = [
  ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'],
  ['scripts/build-migration.ts', 'dist/touchstone-migration'],
];
for (const argv of steps) {
  const { status } = spawnSync(process.execPath, argv, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
chmodSync('dist/conformance/front/cli/main.js', 0o755);
