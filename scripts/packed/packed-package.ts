/** The npm package of this project, as a file: built and packed once for all tests that install it. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { madeOnce } from './made-once.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PREFIX = 'touchstone-packed-';
const STALE_MS = 24 * 60 * 60 * 1000;
/** Files that the package is made of. */
const SOURCES = ['{conformance,src,spec,scripts,docs,fixtures}/**/*', '*.{md,json}'];

/** The path of the package, built anew after any of its sources has changed. Rejects where it cannot be built. */
export async function packedPackage(): Promise<string> {
  const digest = digestOfSources();
  const folder = join(tmpdir(), PREFIX + digest.slice(0, 16));
  await madeOnce(join(folder, '.made'), digest, async () => {
    await removeStale();
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await run(process.execPath, 'scripts/build.ts');
    await run('npm', 'pack', '--pack-destination', folder, '--loglevel=error');
  });
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz'))!);
}

/** Removes what was packed of other sources. Tests of other clones may still use what is recent. */
async function removeStale(): Promise<void> {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
  for (const path of folders.map((name) => join(tmpdir(), name)))
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) < Date.now() - STALE_MS)
      await rm(path, { recursive: true, force: true });
}

function digestOfSources(): string {
  const digest = createHash('sha256').update(root);
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })).sort();
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(root, file));
    digest.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return digest.digest('hex');
}

const run = (file: string, ...args: string[]) => promisify(execFile)(file, args, { cwd: root });
