/** The Go programs of this folder: built from pinned modules when they are missing or outdated. */
import { execFile, spawnSync } from 'node:child_process';
import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Time limit of a build: the first build loads the modules that go.sum pins. */
export const BUILD_MS = 300_000;

/** Whether Go is installed. */
export const goPresent = spawnSync('go', ['version']).status === 0;

/** A program: the path of its binary, and a function that builds it if it is missing or older than a source. */
export interface GoProgram {
  readonly binary: string;
  build(): Promise<void>;
}

/**
 * The program in a folder beside this file, with the name of its binary. `packagePath`: a program of a module that the folder
 * only pins.
 */
export function goProgram(folder: string, name: string, packagePath = '.'): GoProgram {
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
    // Renamed when it is complete, because another test may start it at any time.
    const unfinished = `${binary}.${process.pid}`;
    await promisify(execFile)('go', ['build', '-o', unfinished, packagePath], { cwd, timeout: BUILD_MS });
    await rename(unfinished, binary);
  }
  return { binary, build };
}
