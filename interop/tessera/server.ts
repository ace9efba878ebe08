/** The program of `interop/tessera`: built when needed, started, and stopped with its directory removed. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { goProgram } from '../go-program.ts';

/** A running log. The first line of its output describes it. */
export interface TesseraLog {
  /** The tlog-tiles prefix, without a trailing slash. */
  readonly url: string;
  readonly origin: string;
  readonly vkey: string;
  /** A POST of the bytes of an entry to this address appends it. */
  readonly append: string;
  /** Name and version of its library. */
  readonly library: string;
  readonly pid: number;
  /** Stops the log, waits for its end and removes its directory. */
  close(): Promise<void>;
}

const program = goProgram('tessera', 'tessera-log');
/** Builds it if it is missing or outdated. */
export const buildTessera = program.build;
/** Time limits for the start and the end of the log. */
const START_MS = 90_000;
const STOP_MS = 15_000;

/** Starts a log in a separate directory, with these further flags. */
export function tesseraLog(...flags: readonly string[]): Promise<TesseraLog> {
  return tesseraLogOf(program.binary, START_MS, flags);
}

/** Starts a log of another binary, which has to be ready in time. */
export async function tesseraLogOf(binary: string, startMs: number, flags: readonly string[]): Promise<TesseraLog> {
  const directory = await mkdtemp(join(tmpdir(), 'touchstone-tessera-'));
  const argv = ['-dir', join(directory, 'log'), '-exit-with-stdin', ...flags];
  // The log ends when this pipe closes, and so also at the end of this process.
  const child = spawn(binary, argv, { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {}); // the log may have ended already
  let noise = '';
  child.stderr.on('data', (text: Buffer) => (noise = (noise + text).slice(-4000)));
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const within = (ms: number) => setTimeout(() => child.kill('SIGKILL'), ms);

  const starting = within(startMs);
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    ended.then((how) => reject(new Error(`the log of interop/tessera ended before it was ready (${how}): ${noise}`)));
  });
  clearTimeout(starting);
  const { url, origin, vkey, append, library, pid } = JSON.parse(line) as Omit<TesseraLog, 'close'>;
  const close = async () => {
    const stopping = within(STOP_MS);
    child.stdin.end();
    const how = await ended;
    clearTimeout(stopping);
    await rm(directory, { recursive: true, force: true });
    if (how !== 'exit code 0') throw new Error(`the log of interop/tessera did not end cleanly (${how}): ${noise}`);
  };
  return { url, origin, vkey, append, library, pid, close };
}
