/** The program of `interop/tessera`: built when that is due, started, and ended with its directory. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { goProgram } from '../go-program.ts';

/** A running log. What it says of itself is the first line of its output. */
export interface TesseraLog {
  /** The tlog-tiles prefix, without a trailing slash. */
  readonly url: string;
  readonly origin: string;
  readonly vkey: string;
  /** A POST of the bytes of an entry to this address appends it. */
  readonly append: string;
  /** Name and version of the library that is in it. */
  readonly library: string;
  readonly pid: number;
  /** Ends the log, waits until it is gone and removes its directory. */
  close(): Promise<void>;
}

const program = goProgram('tessera', 'tessera-log');
/** Builds it where that is due. */
export const buildTessera = program.build;
/** How long the log may take to be ready, and to end. */
const START_MS = 90_000;
const STOP_MS = 15_000;

/** Starts a log in a directory of its own, with these flags besides. */
export async function tesseraLog(...flags: readonly string[]): Promise<TesseraLog> {
  const directory = await mkdtemp(join(tmpdir(), 'touchstone-tessera-'));
  const argv = ['-dir', join(directory, 'log'), '-exit-with-stdin', ...flags];
  // The log ends when this pipe closes, so also when this process is gone.
  const child = spawn(program.binary, argv, { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {}); // a log that is gone already needs no telling
  let noise = '';
  child.stderr.on('data', (text: Buffer) => (noise = (noise + text).slice(-4000)));
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const within = (ms: number) => setTimeout(() => child.kill('SIGKILL'), ms);

  const starting = within(START_MS);
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
