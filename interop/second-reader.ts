/** The program of `interop/second-reader`: builds it when needed, and runs it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { goProgram } from './go-program.ts';

/** The verdict of a library on a case. */
export interface Judgement {
  readonly file: string;
  readonly case: string;
  /** The library: `sumdb`, `tessera`, `merkle`, `formats`, `rekor`. */
  readonly reader: string;
  /** `differs`: accepted, but with another result. */
  readonly verdict: 'accept' | 'refuse' | 'differs';
  readonly detail?: string;
}

const program = goProgram('second-reader', 'second-reader');
/** Builds it if it is missing or outdated. */
export const buildSecondReader = program.build;
/** Time limit, so that a library that hangs is noticed. */
const READ_MS = 60_000;
const run = promisify(execFile);

/** Has every library judge every case of a folder of vectors. Rejects where a file cannot be read. */
export async function judgeVectors(folder: string): Promise<Judgement[]> {
  const { stdout } = await run(program.binary, ['vectors', folder], { timeout: READ_MS, maxBuffer: 2 ** 26 });
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Judgement);
}

/**
 * Has Tessera's fsck read a whole log in a folder; rejects where anything in it is wrong. With fewer than 16 `workers` it may
 * not end where something is.
 */
export async function readLog(
  folder: string,
  vkey: string,
  workers?: number,
): Promise<{ origin: string; size: number }> {
  const args = ['log', folder, vkey, ...(workers === undefined ? [] : [String(workers)])];
  const { stdout } = await run(program.binary, args, { timeout: READ_MS });
  return JSON.parse(stdout) as { origin: string; size: number };
}
