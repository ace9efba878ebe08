/** The Python environment of the clients that need packages, in the user's cache folder. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const REQUIREMENTS = new URL('./requirements.txt', import.meta.url);
/** Time limit: the first installation loads some 30 packages. */
const MAKE_MS = 300_000;

/**
 * The interpreter of an environment that has exactly the packages of `requirements.txt`: made where it is missing.
 * Rejects where `python3` is missing, or where the packages cannot be loaded.
 */
export async function pythonEnvironment(): Promise<string> {
  if (spawnSync('python3', ['--version']).status !== 0) throw new Error('python3 is absent');
  const requirements = await readFile(REQUIREMENTS);
  const name = `python-${createHash('sha256').update(requirements).digest('hex').slice(0, 16)}`;
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchstone', name);
  const python = join(folder, 'bin', 'python');
  if (await there(python)) return python;
  await mkdir(dirname(folder), { recursive: true });
  const making = `${folder}.making`;
  const first = await mkdir(making).then(
    () => true,
    () => false,
  );
  if (first) await make(making, folder).finally(() => rm(making, { recursive: true, force: true }));
  else await made(making, python);
  return python;
}

/** Renames the environment to its final name when it is complete. */
async function make(making: string, folder: string): Promise<void> {
  const run = promisify(execFile);
  await run('python3', ['-m', 'venv', making], { timeout: MAKE_MS });
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps'];
  await run(join(making, 'bin', 'python'), [...pip, '-r', fileURLToPath(REQUIREMENTS)], { timeout: MAKE_MS });
  await rename(making, folder);
}

/** Waits for another process that makes it. The remains of a killed process are removed, for the next time. */
async function made(making: string, python: string): Promise<void> {
  while (!(await there(python))) {
    const begun = await stat(making).catch(() => undefined);
    if (begun === undefined && !(await there(python))) throw new Error('another process could not make it');
    if (begun !== undefined && Date.now() - begun.birthtimeMs > 2 * MAKE_MS) {
      await rm(making, { recursive: true, force: true });
      throw new Error(`another process was ended while it made it: ${making}`);
    }
    await sleep(250);
  }
}

function there(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Runs a program of this folder (`python-grpc/client.py`) to its end with this on its stdin; gives what it printed. */
export function runPython(python: string, program: string, argv: readonly string[], stdin: string): Promise<string> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  return new Promise((resolve, reject) => {
    const child = execFile(python, [file, ...argv], { timeout: 120_000 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${program} failed: ${stderr || error.message}`));
    });
    child.stdin!.end(stdin);
  });
}
