/**
 * `npm run sbom -- FILE`: the components of the package `touchstone` with their versions and licences, as a CycloneDX
 * document in JSON, validated by the schema of CycloneDX. It has what an installation of the package brings, so neither
 * the packages that only this clone needs nor the tools that a user has beside it. The versions are those of
 * package-lock.json. cyclonedx-npm is installed in its own folder, from its own lock file.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmFolder } from '../npm-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [file = 'touchstone.cdx.json'] = process.argv.slice(2);
const target = resolve(process.env.INIT_CWD ?? process.cwd(), file);

const tool = `${await npmFolder('scripts/sbom')}node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js`;
const options = [
  ...['--omit', 'dev', '--package-lock-only', '--no-workspaces', '--mc-type', 'library'],
  ...['--spec-version', '1.6', '--output-format', 'JSON', '--output-reproducible', '--validate'],
];
execFileSync(process.execPath, [tool, ...options, '--output-file', target], { cwd: root, stdio: 'inherit' });
