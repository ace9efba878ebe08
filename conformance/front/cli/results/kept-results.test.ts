/** The results in `results/`: each is of the present suites, can be made again, and has nothing of a machine. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SUITES } from '../../../suites.ts';
import { touchstone } from '../command.test-tool.ts';
import { listedSuites } from '../list/suites.ts';
import { implementationNames, readResults } from './read-results.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = join(root, 'results');
const names = implementationNames(folder);
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const { implementations, trophies } = readResults(folder, { suites: await listedSuites(SUITES) });

test('nothing in results/ is refused', async () => {
  const { code, stderr } = await touchstone(['results', folder, '--check']);
  expect([code, stderr]).toEqual([0, '']);
  expect(implementations.map((one) => one.folder).sort()).toEqual(names);
});

test('there are more than twelve implementations, of each suite some, and most are by other people', () => {
  expect(implementations.length).toBeGreaterThan(12);
  for (const { name } of SUITES)
    expect(implementations.filter(({ suite }) => suite === name).length).toBeGreaterThan(0);
  expect(implementations.filter(({ kind }) => kind === 'other').length * 2).toBeGreaterThan(implementations.length);
  expect(trophies.length).toBeGreaterThan(5);
});

test.each(names)('%s judges itself by its own name, in a small file without a machine in it', (name) => {
  const { command } = implementations.find((one) => one.folder === name)!;
  expect(command).toBe(`node interop/results/judge.ts ${name} --report json="$REPORT"`);
  const path = join('results', name, 'report.json');
  expect(statSync(join(root, path)).size).toBeLessThan(90_000);
  expect(textOf(path)).not.toMatch(/\/(tmp|home|root|work|usr|Users)\/|127\.0\.0\.1:\d|localhost:\d/);
});

/** Files that pin the version of an implementation, with the text that has it. */
const PINNED: Readonly<Record<string, readonly [file: string, text: (version: string) => string]>> = {
  tessera: ['interop/tessera/go.mod', (version) => `github.com/transparency-dev/tessera ${version}\n`],
  'tessera-nginx': ['interop/tessera/go.mod', (version) => `github.com/transparency-dev/tessera ${version}\n`],
  'rekor-tiles': ['interop/rekor/go.mod', (version) => `github.com/sigstore/rekor-tiles/v2 ${version} `],
  'tessera-client': ['interop/client/go.mod', (version) => `github.com/transparency-dev/tessera ${version}\n`],
  'tessera-fsck': ['interop/client/go.mod', (version) => `github.com/transparency-dev/tessera ${version}\n`],
  'tessera-tracker': ['interop/client/go.mod', (version) => `github.com/transparency-dev/tessera ${version}\n`],
  'sigstore-go': ['interop/sigstore-go/go.mod', (version) => `github.com/sigstore/sigstore-go ${version}\n`],
  'sigstore-js': ['package.json', (version) => `"@sigstore/verify": "${version.replace('verify ', '')}"`],
  'sigstore-python': ['interop/python/requirements.txt', (version) => `\nsigstore==${version}\n`],
  'feed-express': ['interop/feed-express/package.json', (version) => `"express": "${version.replace('express ', '')}"`],
  uwapi: ['package.json', (version) => `"uwapi": "${version}"`],
  'uwaterloo-api': ['package.json', (version) => `"uwaterloo-api": "${version}"`],
  uwaterloodriver: ['interop/python/requirements.txt', (version) => `\nuwaterloodriver==${version}\n`],
  'daostack-migration': ['interop/daostack/package.json', (version) => `"@daostack/migration": "${version}"`],
  'ignition-migration': [
    'interop/ignition/package.json',
    (version) => `"@nomicfoundation/ignition-core": "${version.replace('ignition-core ', '')}"`,
  ],
};

describe('the version is the one that is judged', () => {
  test.each(Object.entries(PINNED))('%s', (name, [file, text]) => {
    expect(textOf(file)).toContain(text(implementations.find((one) => one.folder === name)!.version));
  });
  test('of the references, too', () => {
    const { version } = JSON.parse(textOf('package.json')) as { version: string };
    const references = implementations.filter(({ kind }) => kind === 'reference');
    expect(references.map((one) => one.version)).toEqual(references.map(() => version));
  });
});

test('no package has results in it', () => {
  const { files } = JSON.parse(textOf('package.json')) as { files: readonly string[] };
  expect(files.some((path) => path.startsWith('results'))).toBe(false);
});

test('each file of a folder of results names its schema', () => {
  const files = globSync('results/**/*.yaml', { cwd: root });
  expect(files.length).toBe(names.length + 1);
  for (const file of files) {
    const [, schema] = /^# yaml-language-server: \$schema=(.*)$/m.exec(textOf(file))!;
    expect(parse(textOf(join(file, '..', schema!)))).toHaveProperty('$id');
  }
});
