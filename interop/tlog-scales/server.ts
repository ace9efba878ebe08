/** The log of `log.py`, which tlog-scales writes: started in a folder of its own, which is removed at the end. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pythonEnvironment } from '../python/environment.ts';
import { served } from '../results/program.ts';

/** A running log. */
export interface TlogScalesLog {
  /** The tlog-tiles prefix, without a slash at its end. */
  readonly url: string;
  readonly vkey: string;
  readonly origin: string;
  /** A POST of the bytes of an entry to this address logs it. */
  readonly append: string;
  close(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./log.py', import.meta.url));

/** Starts a log with so many entries. Rejects where its environment cannot be had. */
export async function tlogScalesLog(entries: number): Promise<TlogScalesLog> {
  const python = await pythonEnvironment();
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-tlog-scales-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const argv = [python, PROGRAM, join(folder, 'log'), `${entries}`];
    const { line, close } = await served<Omit<TlogScalesLog, 'close'>>(argv);
    return { ...line, close: () => close().then(remove) };
  } catch (cause) {
    await remove();
    throw cause;
  }
}
