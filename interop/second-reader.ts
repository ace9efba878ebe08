/** The program of `interop/second-reader`: built when that is due, and asked. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { goProgram } from './go-program.ts';

/** What one of the libraries says to one case. */
export interface Judgement {
  readonly file: string;
  readonly case: string;
  /** The library: `sumdb`, `tessera`, `merkle`, `formats`. */
  readonly reader: string;
  /** `differs`: accepted, and read as something else. */
  readonly verdict: 'accept' | 'refuse' | 'differs';
  readonly detail?: string;
}

const program = goProgram('second-reader', 'second-reader');
/** Builds it where that is due. */
export const buildSecondReader = program.build;
/** How long it may read: a library that does not come to an end is to be noticed. */
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

/** Has Tessera's fsck read a whole log in a folder; rejects where anything in it is wrong. */
export async function readLog(folder: string, vkey: string): Promise<{ origin: string; size: number }> {
  const { stdout } = await run(program.binary, ['log', folder, vkey], { timeout: READ_MS });
  return JSON.parse(stdout) as { origin: string; size: number };
}
