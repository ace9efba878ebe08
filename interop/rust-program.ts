/** Programs of Rust's registry, each built once from the sources and the lock file that it has there, in the user's cache. */
import { execFile, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Time limit of a build: the first one loads and compiles all that the program rests on. */
export const RUST_BUILD_MS = 1_200_000;

/** Whether Cargo is installed. */
export const cargoPresent = spawnSync('cargo', ['--version']).status === 0;

/** A program: the path of its binary, and a function that builds it if it is missing. */
export interface RustProgram {
  readonly binary: string;
  build(): Promise<void>;
}

/** The program of that name in a crate of the same name. A version never changes in the registry, so a build stays good. */
export function rustProgram(name: string, version: string): RustProgram {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchstone', `${name}-${version}`);
  const binary = join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  async function build(): Promise<void> {
    const isThere = await stat(binary).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    // Cargo holds a lock on the folder while it installs, and puts the binary there when it is complete.
    const words = ['install', name, '--version', `=${version}`, '--locked', '--bin', name, '--root', folder, '--quiet'];
    await promisify(execFile)('cargo', words, { timeout: RUST_BUILD_MS });
  }
  return { binary, build };
}
