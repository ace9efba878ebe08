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
/** Files that the package is made of. */
const SOURCES = ['{conformance,src,spec,scripts,docs,fixtures}/**/*', '*.{md,json}'];

/** The path of the package, built anew after any of its sources has changed. Rejects where it cannot be built. */
export async function packedPackage(): Promise<string> {
  const digest = digestOfSources();
  const folder = join(tmpdir(), `touchstone-packed-${digest.slice(0, 16)}`);
  await madeOnce(join(folder, '.made'), digest, async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await run(process.execPath, 'scripts/build.ts');
    await run('npm', 'pack', '--pack-destination', folder, '--loglevel=error');
  });
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz'))!);
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
