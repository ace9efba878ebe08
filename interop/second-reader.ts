/** The program of `interop/second-reader`: built when that is due, and asked. */
import { execFile, spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

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

const HERE = fileURLToPath(new URL('./second-reader/', import.meta.url));
const BINARY = join(HERE, process.platform === 'win32' ? 'second-reader.exe' : 'second-reader');
/** A first build loads the modules that go.sum pins. */
export const BUILD_MS = 300_000;
/** How long it may read: a library that does not come to an end is to be noticed. */
const READ_MS = 60_000;
const run = promisify(execFile);

/** Whether there is a Go to build it with. */
export const goPresent = spawnSync('go', ['version']).status === 0;

/** Builds the program where there is none, or where a source is newer. */
export async function buildSecondReader(): Promise<void> {
  const sources = (await readdir(HERE)).filter((name) => /(\.go|^go\.mod|^go\.sum)$/.test(name));
  const times = await Promise.all(sources.map(async (name) => (await stat(join(HERE, name))).mtimeMs));
  const built = await stat(BINARY).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  if (built > Math.max(...times)) return;
  await run('go', ['build', '-o', BINARY, '.'], { cwd: HERE, timeout: BUILD_MS });
}

/** Has every library judge every case of a folder of vectors. Rejects where a file cannot be read. */
export async function judgeVectors(folder: string): Promise<Judgement[]> {
  const { stdout } = await run(BINARY, ['vectors', folder], { timeout: READ_MS, maxBuffer: 2 ** 26 });
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Judgement);
}

/** Has Tessera's fsck read a whole log in a folder; rejects where anything in it is wrong. */
export async function readLog(folder: string, vkey: string): Promise<{ origin: string; size: number }> {
  const { stdout } = await run(BINARY, ['log', folder, vkey], { timeout: READ_MS });
  return JSON.parse(stdout) as { origin: string; size: number };
}
