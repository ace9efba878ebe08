import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSecondReader, readLog } from '../../interop/second-reader.ts';
import type { BenchLog } from '../audit.ts';
import { millions, type Row } from '../table.ts';

const RUNS = 3;
const WORKERS = 2;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The command as the package has it: the sources would have their types stripped first, in each thread. */
const COMMAND = 'dist/conformance/front/cli/main.js';

/** Runs a file of this project to its end. Rejects where its exit code is not 0. */
const run = (file: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [file, ...args], { cwd: ROOT });

/** Both programs, built once for all sizes. */
let built: Promise<unknown> | undefined;

/** How long a program ran, from its start to its end, in seconds. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/**
 * `touchstone audit` of a log in a folder beside Tessera's fsck, which reads the same entries and tiles: both built, with two
 * workers, in turn, from the start of the process to its end.
 */
export async function* fsck({ folder, vkey, entries }: BenchLog): AsyncGenerator<Row> {
  await (built ??= Promise.all([buildSecondReader(), run('scripts/build.ts')]));
  const audit = ['audit', folder, '--vkey', vkey, '--workers', `${WORKERS}`, '--quiet'];
  const times = { audit: [] as number[], fsck: [] as number[] };
  for (let turn = 0; turn < RUNS; turn++) {
    times.fsck.push(await secondsOf(() => readLog(folder, vkey, WORKERS)));
    times.audit.push(await secondsOf(() => run(COMMAND, ...audit)));
  }
  const [ours, other] = [Math.min(...times.audit), Math.min(...times.fsck)];
  yield {
    name: `audit / fsck, ${entries} entries, two workers each`,
    measured: `${millions(entries / ours)} : ${millions(entries / other)}`,
    ratio: other / ours,
    divisor: "Tessera's fsck",
    aim: { least: 2 },
  };
}
