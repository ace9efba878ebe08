/**
 * `npm run release -- 0.2.0`: sets the version, gives the unreleased part of CHANGELOG.md that title, builds, makes sure that
 * both packages could be published, commits, tags and pushes. The tag lets .github/workflows/release.yml publish them.
 * `--dry-run` shows what would be done; other options are those of release-it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmFolder } from './npm-folder.ts';

const folder = await npmFolder('scripts/release');
const program = join(folder, 'node_modules/release-it/bin/release-it.js');
const argv = [program, '--config', 'scripts/release/release-it.json', ...process.argv.slice(2)];
const cwd = fileURLToPath(new URL('..', import.meta.url));
process.exitCode = spawnSync(process.execPath, argv, { cwd, stdio: 'inherit' }).status ?? 1;
