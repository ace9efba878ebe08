import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { repositoryFile } from './repository-file.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-')));
afterAll(() => rmSync(root, { recursive: true }));
const config = join(root, 'tests', 'touchstone.yaml');
mkdirSync(join(root, 'tests'));
writeFileSync(config, '# ours\nfeed:\n  site: a\nlog:\n  url: https://log.example\n');

const action = {
  GITHUB_WORKSPACE: root,
  GITHUB_WORKFLOW_REF: 'somebody/log/.github/workflows/conformance.yml@refs/heads/main',
};
const workflow = { path: '.github/workflows/conformance.yml', line: 1 };

test('the configuration file stands for a run, at the key of the suite', () => {
  expect(repositoryFile(config, 'log', action)).toEqual({ path: 'tests/touchstone.yaml', line: 4 });
  expect(repositoryFile(config, 'migration', action)).toEqual({ path: 'tests/touchstone.yaml', line: 1 });
});

test('without one in the repository it is the workflow that runs', () => {
  expect(repositoryFile(undefined, 'log', action)).toEqual(workflow);
  expect(repositoryFile(config, 'log', { ...action, GITHUB_WORKSPACE: join(root, 'other') })).toEqual(workflow);
  expect(repositoryFile('/dev/null', 'log', { ...action, GITHUB_WORKSPACE: '/' })).toEqual(workflow);
});

test('elsewhere no file is made up', () => {
  expect(repositoryFile(undefined, 'log', {})).toBeUndefined();
  expect(repositoryFile(config, 'log', { GITHUB_WORKFLOW_REF: '' })).toBeUndefined();
});
