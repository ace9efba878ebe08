/**
 * Builds the package `touchstone-migration`: `node scripts/build-migration.ts FOLDER` writes a separate package,
 * JavaScript and types. In the workspace the package is its sources, which run without a build; npm cannot give a
 * packed package other `exports`.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src/reference/migration');

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Expected a folder');
const folder = resolve(target);

const tsc = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', join(source, 'tsconfig.build.json'), '--outDir', folder], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

mkdirSync(folder, { recursive: true });
for (const name of ['README.md', 'migration-params.json']) copyFileSync(join(source, name), join(folder, name));
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));

const { scripts: _, exports, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
const built = (path: string) =>
  path.endsWith('.ts') ? { types: path.replace(/ts$/, 'd.ts'), default: path.replace(/ts$/, 'js') } : path;
const entries = Object.entries<string>(exports).map(([name, path]) => [name, built(path)]);
const packed = { ...manifest, exports: Object.fromEntries(entries) };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
