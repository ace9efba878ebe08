/** `npm test`: generated files are current, types hold, style holds, and every test passes. One heavy thing at a time. */
import { spawnSync } from 'node:child_process';

const bin = (name: string): string => `node_modules/${name}`;
const steps: readonly (readonly [string, readonly string[]])[] = [
  ['generated files', ['scripts/generate.ts', '--check']],
  ['types', [bin('typescript/bin/tsc'), '-p', '.']],
  ['style', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['tests', [bin('vitest/vitest.mjs'), 'run', ...process.argv.slice(2)]],
];
for (const [name, argv] of steps) {
  const { status } = spawnSync(process.execPath, [...argv], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`npm test: ${name} failed`);
    process.exit(1);
  }
}
