import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-fresh-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every module counts how often it was evaluated. */
const FILES = {
  'package.json': '{ "type": "module" }',
  'src/reference/part.ts':
    'globalThis.part = (globalThis.part ?? 0) + 1;\nexport const part: number = globalThis.part;',
  'conformance/core/kept.ts':
    'globalThis.kept = (globalThis.kept ?? 0) + 1;\nexport const kept: number = globalThis.kept;',
  'conformance/log/testbed/testbed.ts': "export { part } from '../../../src/reference/part.ts';",
  'conformance/log/index.ts': "export const testbed = () => import('./testbed/testbed.ts');",
  'conformance/front/door.ts': `
    import { part } from '../../src/reference/part.ts';
    import { kept } from '../core/kept.ts';
    import { testbed } from '../log/index.ts';
    export const partOfTestbed = async () => (await testbed()).part;
    export const later = async () => (await import('../../src/reference/part.ts')).part;
    export { part, kept };`,
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Runs a script in a process of its own: a test runner resolves imports its own way. */
function run(script: string): unknown {
  const head = `
    const { freshImport } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'fresh-import.ts')).href)});
    const fresh = freshImport(${JSON.stringify(folder)});
    const load = () => fresh.import('conformance/front/door.ts');`;
  const argv = ['--input-type=module', '-e', `${head}\n${script}`];
  return JSON.parse(execFileSync(process.execPath, argv, { encoding: 'utf8' }));
}

test('what may see the reference is evaluated anew each time, the rest once', () => {
  expect(
    run(`const one = await load(); const two = await load();
      console.log(JSON.stringify([one.part, two.part, one.kept, two.kept]));`),
  ).toEqual([1, 2, 1, 1]);
});

test('what is imported later is that of the same load', () => {
  expect(run('await load(); const two = await load(); console.log(await two.later());')).toBe(2);
});

test('a testbed that a kept module imports has the reference of the same load', () => {
  expect(
    run(`const first = await load(); const one = await first.partOfTestbed(); const two = await load();
      console.log(JSON.stringify([one, await two.partOfTestbed()]));`),
  ).toEqual([1, 2]);
});

test('after its end imports are as ever', () => {
  expect(
    run(`await load(); fresh.end();
      console.log((await import(${JSON.stringify(pathToFileURL(join(folder, 'conformance/front/door.ts')).href)})).part);`),
  ).toBe(2);
});
