/**
 * `npm test`: generated files are current, types hold, style holds, and every test passes. `npm run test:interop`: the tests
 * alone that drive what others wrote. Both say in the end what took longer than is written down. `--record` writes it down.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { grown, lastRun, record, recordedTimes, seconds } from './test-times.ts';

const bin = (name: string): string => `node_modules/${name}`;
const args = process.argv.slice(2).filter((one) => one !== '--interop' && one !== '--record');
const interop = process.argv.includes('--interop');
const name = interop ? 'npm run test:interop' : 'npm test';
const begun = performance.now();

/** Starts a program of this project. */
const start = (argv: readonly string[]): ChildProcess => spawn(process.execPath, argv, { stdio: 'inherit' });

async function passes(step: string, program: ChildProcess): Promise<boolean> {
  const [code] = await once(program, 'close');
  if (code !== 0) console.error(`${name}: ${step} failed`);
  return code === 0;
}

const config = interop ? ['--config', 'vitest.interop.config.ts'] : [];
const tests = start([bin('vitest/vitest.mjs'), 'run', ...config, ...args]);

/** Generated files, types and style, beside the first tests, which wait as much as they compute. */
async function holds(): Promise<boolean> {
  const all = await Promise.all([
    passes('generated files', start(['scripts/generate.ts', '--check'])),
    passes('types', start(['scripts/types.ts'])),
    passes('style', start([bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])),
  ]);
  checked = performance.now();
  if (all.includes(false)) tests.kill('SIGINT');
  return !all.includes(false);
}

let checked = begun;
const [sound, passed] = await Promise.all([interop || holds(), passes('tests', tests)]);
if (!sound) {
  console.error(`${name}: generated files, types or style failed, see above; the tests were ended`);
  process.exit(1);
}
const run = lastRun();
if (process.argv.includes('--record')) record(run);
const now = performance.now();

for (const one of run.skipped) console.log(`skipped: ${one}`);
for (const one of grown(run.times, recordedTimes())) console.log(`takes longer than before: ${one}`);
const files = Object.keys(run.times).length;
const parts = interop ? '' : `generated files, types and style ${seconds(checked - begun)}, beside `;
console.log(`${name}: ${parts}tests ${seconds(now - begun)} in ${files} files`);
console.log(`${run.passed} passed, ${run.failed} failed, ${run.skipped.length} skipped`);
process.exitCode = passed ? 0 : 1;
