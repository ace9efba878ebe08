/** Packages that only one folder needs: installed there, from its lock file, when they are missing or outdated. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Time limit: the first installation loads several hundred packages. */
export const INSTALL_MS = 300_000;

/**
 * The path of a folder of the project, such as `interop/daostack`, with the packages of its package-lock.json installed.
 * No script of a package is run. Rejects where npm is absent, or where the packages cannot be loaded.
 */
export async function npmFolder(path: string): Promise<string> {
  const folder = fileURLToPath(new URL(`../${path}/`, import.meta.url));
  const files = await Promise.all(['package.json', 'package-lock.json'].map((file) => readFile(join(folder, file))));
  const wanted = createHash('sha256').update(Buffer.concat(files)).update(`${process.platform} ${process.arch}`);
  const digest = wanted.digest('hex');
  const stamp = join(folder, 'node_modules', '.touchstone-setup');
  const lock = join(tmpdir(), `touchstone-npm-${digest.slice(0, 16)}`);
  while ((await readFile(stamp, 'utf8').catch(() => '')) !== digest) {
    if (await mkdir(lock).then(...YES_OR_NO)) {
      const held = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => undefined), HELD_MS);
      await install(folder)
        .then(() => writeFile(stamp, digest))
        .finally(() => {
          clearInterval(held);
          return rm(lock, { recursive: true, force: true });
        });
    } else await waitFor(lock);
  }
  return folder;
}

/** So often the installing process sets the time of its lock. */
const HELD_MS = 1000;
const ABANDONED_MS = 60_000;

const YES_OR_NO = [() => true, () => false] as const;

async function install(folder: string): Promise<void> {
  // `npm ci` refuses where a registry lacks the optional packages of other platforms; this leaves the lock file alone.
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const options = { cwd: folder, timeout: INSTALL_MS, shell: process.platform === 'win32' };
  await promisify(execFile)('npm', args, options);
}

/** Waits until the installing process is done or was killed. */
async function waitFor(lock: string): Promise<void> {
  for (;;) {
    const begun = await stat(lock).catch(() => undefined);
    if (begun === undefined) return;
    if (Date.now() - begun.mtimeMs > ABANDONED_MS) await rm(lock, { recursive: true, force: true });
    await sleep(250);
  }
}
