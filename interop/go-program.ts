/** The Go programs of this folder: built from pinned modules when that is due. */
import { execFile, spawnSync } from 'node:child_process';
import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A first build loads the modules that go.sum pins. */
export const BUILD_MS = 300_000;

/** Whether there is a Go to build with. */
export const goPresent = spawnSync('go', ['version']).status === 0;

/** A program: where its binary is, and what builds that where there is none, or where a source is newer. */
export interface GoProgram {
  readonly binary: string;
  build(): Promise<void>;
}

/** The program in a folder beside this file, with the name that its binary has. */
export function goProgram(folder: string, name: string): GoProgram {
  const cwd = fileURLToPath(new URL(`./${folder}/`, import.meta.url));
  const binary = join(cwd, process.platform === 'win32' ? `${name}.exe` : name);
  async function build(): Promise<void> {
    const sources = (await readdir(cwd)).filter((file) => /(\.go|^go\.mod|^go\.sum)$/.test(file));
    const times = await Promise.all(sources.map(async (file) => (await stat(join(cwd, file))).mtimeMs));
    const built = await stat(binary).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (built > Math.max(...times)) return;
    // Under its name only when it is whole: another test may be about to start it.
    const unfinished = `${binary}.${process.pid}`;
    await promisify(execFile)('go', ['build', '-o', unfinished, '.'], { cwd, timeout: BUILD_MS });
    await rename(unfinished, binary);
  }
  return { binary, build };
}
