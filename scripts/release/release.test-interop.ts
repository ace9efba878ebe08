/** A release, made in a copy of the project with a remote repository of its own, up to what the registry would get. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { npmFolder } from '../npm-folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'touchstone release '));
const project = join(home, 'prüfung');
const remote = join(home, 'remote.git');
afterAll(() => rmSync(home, { recursive: true }));

function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  // A workflow that runs this test has a tag and a repository of its own.
  const plain = { ...process.env, GITHUB_REF_NAME: undefined, GITHUB_REPOSITORY: undefined, ...env };
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: project, encoding: 'utf8', env: plain });
  return { status, text: stdout + stderr };
}
function git(...args: readonly string[]): string {
  const { status, text } = run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);
  expect({ args, status }, text).toEqual({ args, status: 0 });
  return text.trim();
}
const release = (...args: readonly string[]) => run(process.execPath, ['scripts/release.ts', '--ci', ...args]);
const read = (path: string) => readFileSync(join(project, path), 'utf8');

beforeAll(async () => {
  await npmFolder('scripts/release');
  const listed = spawnSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const path of listed.stdout.split('\0').filter((one) => one !== '')) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    cpSync(join(ROOT, path), join(project, path));
  }
  for (const path of ['node_modules', 'scripts/release/node_modules'])
    symlinkSync(join(ROOT, path), join(project, path), 'dir');
  git('init', '--quiet', '--bare', remote);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@example.com');
  writeFileSync(join(project, '.git/info/exclude'), 'node_modules\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
}, 600_000);

const versionOf = (path: string) => (JSON.parse(read(path)) as { version: string }).version;
const NEXT = '7.8.9';

describe('npm run release', { timeout: 600_000 }, () => {
  test('shows what it would do, and does nothing, with --dry-run', () => {
    const { status, text } = release(NEXT, '--dry-run');
    expect(status, text).toBe(0);
    expect(text).toContain(`Release ${NEXT}`);
    expect(git('status', '--short')).toBe('');
    expect(git('log', '--format=%s')).toBe('Begin');
    expect(git('ls-remote', '--tags', 'origin')).toBe('');
  });

  test('refuses changes without a commit', () => {
    const before = read('README.md');
    writeFileSync(join(project, 'README.md'), `${before}\n`);
    const { status, text } = release(NEXT);
    expect(status).not.toBe(0);
    expect(text).toMatch(/working dir/i);
    writeFileSync(join(project, 'README.md'), before);
  });

  test('sets the version, titles the changes, builds, tags and pushes', () => {
    const { status, text } = release(NEXT);
    expect(status, text).toBe(0);
    const tried = run(process.execPath, ['scripts/release/publish.ts', '--dry-run']);
    expect(tried.text).toMatch(/^touchstone 7\.8\.9: [\d,]+ files, [\d.]+ MB, could be published$/m);
    expect(tried.text).toMatch(/^touchstone-migration .* MB, could be published$/m);
    expect([versionOf('package.json'), versionOf('package-lock.json')]).toEqual([NEXT, NEXT]);
    expect(read('CHANGELOG.md')).toMatch(/^## \[Unreleased\]\n\n## \[7\.8\.9\] - \d{4}-\d\d-\d\d\n\n### Log$/m);
    expect(git('log', '--format=%s', 'origin/main')).toBe(`Release ${NEXT}\nBegin`);
    expect(git('ls-remote', '--tags', 'origin')).toContain(`refs/tags/v${NEXT}`);
    const named = git('show', '--name-only', '--format=').split('\n');
    // The requirements of the release are frozen, and take the place of those that were never released.
    const frozen = ['spec/requirements/7.8.json', 'spec/requirements/released.txt'];
    expect(named).toEqual(['CHANGELOG.md', 'package-lock.json', 'package.json', ...frozen]);
    expect(read('spec/requirements/released.txt')).toMatch(/^7\.8 [\da-f]{64}$/m);
  });

  test('refuses a release in which nothing has changed', () => {
    const { status, text } = release('7.8.10');
    expect(status).not.toBe(0);
    expect(text).toContain('no entries under "Unreleased"');
  });
});

describe('the workflow', () => {
  /** The commands of a job. */
  const commandsOf = (job: string): readonly string[] => {
    const { jobs } = parse(read('.github/workflows/release.yml')) as {
      readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
    };
    return jobs[job]!.steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
  };

  test('refuses to publish under a tag of another version', () => {
    const [program, ...args] = commandsOf('publish').at(-1)!.split(' ');
    const { status, text } = run(program!, args, { GITHUB_REF_NAME: 'v7.8.8', GITHUB_REPOSITORY: 'a/touchstone' });
    expect(status).not.toBe(0);
    expect(text).toContain(`Expected the tag v${NEXT}`);
  });

  test.each([
    ['makes the release', false, ['view', 'create', 'upload']],
    ['takes the release that a run before has made', true, ['view', 'upload']],
  ])('%s, and attaches the list of components', (_, isThere, expected) => {
    const folder = mkdtempSync(join(home, 'gh-'));
    const log = join(folder, 'log');
    // In place of the program of GitHub: it fails for a release that is not there, and for a file that is not.
    const gh = [
      '#!/bin/sh',
      `echo "$*" >> '${log}'`,
      `[ "$2" != view ] || ${isThere} || exit 1`,
      '[ "$2" != upload ] || [ -s "$4" ]',
    ];
    writeFileSync(join(folder, 'gh'), gh.join('\n'), { mode: 0o755 });
    const [sbom, ...commands] = commandsOf('components');
    const [npm, ...args] = sbom!.split(' ');
    const made = run(npm!, args, { INIT_CWD: project });
    expect(made.status, made.text).toBe(0);
    for (const command of commands) {
      const env = { PATH: `${folder}:${process.env.PATH}`, GITHUB_REF_NAME: `v${NEXT}` };
      const { status, text } = run('sh', ['-e', '-c', command], env);
      expect({ command, status }, text).toEqual({ command, status: 0 });
    }
    const calls = readFileSync(log, 'utf8').trim().split('\n');
    expect(calls.map((call) => call.split(' ').slice(0, 3))).toEqual(
      expected.map((verb) => ['release', verb, `v${NEXT}`]),
    );
    expect(JSON.parse(read(calls.at(-1)!.split(' ')[3]!)).bomFormat).toBe('CycloneDX');
  });
});
