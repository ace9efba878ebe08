/**
 * Publishes the built packages, `touchstone` and `touchstone-migration`, unless the registry has their versions. With `--dry-run`
 * npm does all but the upload. In a workflow of GitHub the tag has to be that of the version, and the packages name the
 * repository, which the registry compares with the provenance.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAX_BUFFER = 2 ** 26;
const isDryRun = process.argv.includes('--dry-run');
const { GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: repository } = process.env;

interface Manifest {
  readonly name: string;
  readonly version: string;
}
interface Packed {
  /** Bytes of the packed file. */
  readonly size: number;
  readonly entryCount: number;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function npm(folder: string, ...args: readonly string[]) {
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BUFFER, shell });
}

function isPublished({ name, version }: Manifest): boolean {
  const { status, stdout, stderr } = npm(ROOT, 'view', `${name}@${version}`, 'version');
  if (status === 0) return stdout.trim() !== '';
  if (stderr.includes('E404')) return false;
  throw new Error(`Expected an answer of the registry about ${name}@${version}, found:\n${stderr}`);
}

function publish(folder: string): void {
  const manifest = manifestOf(folder);
  const label = `${manifest.name} ${manifest.version}`;
  if (!isDryRun) {
    if (isPublished(manifest)) {
      console.log(`${label}: the registry has it`);
      return;
    }
    if (repository) npm(folder, 'pkg', 'set', `repository.url=git+https://github.com/${repository}.git`);
  }
  const { status, stdout, stderr } = npm(folder, 'publish', '--json', ...(isDryRun ? ['--dry-run'] : []));
  if (status !== 0) throw new Error(`npm did not publish ${label}:\n${stderr}`);
  // Some versions of npm tell it by name, others do not.
  const answer = JSON.parse(stdout) as Packed & Partial<Record<string, Packed>>;
  const { size, entryCount } = answer[manifest.name] ?? answer;
  console.log(
    `${label}: ${entryCount.toLocaleString('en')} files, ${(size / 1e6).toFixed(1)} MB${isDryRun ? ', could be published' : ''}`,
  );
}

const folders = [ROOT, join(ROOT, 'dist/touchstone-migration')];
for (const folder of folders)
  if (!existsSync(join(folder, 'package.json')) || !existsSync(join(ROOT, 'dist/conformance')))
    throw new Error(`Expected built packages, found no ${folder}. Run \`npm run build\` first.`);
const { version } = manifestOf(ROOT);
if (!isDryRun && tag !== undefined && tag !== `v${version}`)
  throw new Error(`Expected the tag v${version}, the version in package.json, found ${tag}. Use \`npm run release\`.`);
for (const folder of folders) publish(folder);
