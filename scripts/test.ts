/**
 * `npm test`: generated files are current, types hold, style holds, and every test passes. `npm run test:interop`: the tests
 * alone that drive what others wrote. Both say in the end what took longer than is written down. `--record` writes it down.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { grown, lastRun, record, recordedTimes, seconds } from './test-times.ts';

const bin = (name: string): string => `node_modules/${name}`;
const args = process.argv.slice(2).filter((one) => one !== '--interop' && one !== '--record');
const interop = process.argv.includes('--interop');
const name = interop ? 'npm run test:interop' : 'npm test';
const begun = performance.now();

/** Runs a program of this project. */
async function passes(step: string, argv: readonly string[]): Promise<boolean> {
  const [code] = await once(spawn(process.execPath, [...argv], { stdio: 'inherit' }), 'close');
  if (code !== 0) console.error(`${name}: ${step} failed`);
  return code === 0;
}

if (!interop) {
  const all = await Promise.all([
    passes('generated files', ['scripts/generate.ts', '--check']),
    // Several checkers look at much of the project again, each.
    passes('types', [bin('typescript/bin/tsc'), '-p', '.', '--singleThreaded']),
    passes('style', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
  ]);
  if (all.includes(false)) process.exit(1);
}
const checked = performance.now();

const config = interop ? ['--config', 'vitest.interop.config.ts'] : [];
const passed = await passes('tests', [bin('vitest/vitest.mjs'), 'run', ...config, ...args]);
const run = lastRun();
if (process.argv.includes('--record')) record(run);
const now = performance.now();

for (const one of run.skipped) console.log(`skipped: ${one}`);
for (const one of grown(run.times, recordedTimes())) console.log(`takes longer than before: ${one}`);
const files = Object.keys(run.times).length;
const parts = interop ? '' : `generated files, types and style ${seconds(checked - begun)}, `;
console.log(`${name}: ${parts}tests ${seconds(now - checked)} in ${files} files`);
console.log(`${run.passed} passed, ${run.failed} failed, ${run.skipped.length} skipped`);
process.exitCode = passed ? 0 : 1;
