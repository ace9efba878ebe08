/** Packages that only one folder needs: installed there, from its lock file, when they are missing or outdated. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { madeOnce } from './packed/made-once.ts';

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
  await madeOnce(join(folder, 'node_modules', '.touchstone-setup'), wanted.digest('hex'), () => install(folder));
  return folder;
}

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
