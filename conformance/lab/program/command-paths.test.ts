import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commandForAnyFolder, missingFile, unquotedWords } from './command-paths.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-')));
afterAll(() => rmSync(root, { recursive: true }));
const cwd = join(root, "my prüf tool's");
mkdirSync(join(cwd, 'tools', 'build'), { recursive: true });
for (const name of ['library.py', 'run', 'sh', 'tools/broken.sh', 'tools/prüf.sh'])
  writeFileSync(join(cwd, name), '#!/bin/sh\nprintf "%s|" "$0" "$@"\n', { mode: 0o755 });

/** The words into which a shell in another folder divides the command line. */
const words = (command: string): string[] => {
  const line = `printf '%s\\n' ${commandForAnyFolder(cwd, command)}`;
  return spawnSync('/bin/sh', ['-c', line], { cwd: root, encoding: 'utf8' }).stdout.split('\n').slice(0, -1);
};
const here = (path: string) => join(cwd, path);

describe('a command line for another working folder', () => {
  test.each([
    ['python3 library.py', ['python3', here('library.py')]],
    ['sh tools/broken.sh', ['sh', here('tools/broken.sh')]],
    ['tools/broken.sh --quiet', [here('tools/broken.sh'), '--quiet']],
    ['./tools/broken.sh', [here('tools/broken.sh')]],
    ["node './tools/broken.sh'", ['node', here('tools/broken.sh')]],
    ['node "../other place/x.js"', ['node', join(root, 'other place/x.js')]],
    ['java -cp tools/build Main', ['java', '-cp', here('tools/build'), 'Main']],
    [
      'node --require=./not-there.js tools/prüf.sh',
      ['node', `--require=${here('not-there.js')}`, here('tools/prüf.sh')],
    ],
  ])('%s: refers to the files in the folder of its author', (command, made) => expect(words(command)).toEqual(made));

  test.each([
    ['sh x', 'the shell finds the program itself on the PATH'],
    ['make tools', 'a word without a slash that is the name of a folder'],
    ['node none/there.js', 'no such file'],
    [`cat ${'/etc/passwd'}`, 'it is absolute'],
    ["sh -c 'run library.py'", 'it is in quotes'],
    ['echo "run" $run \\run', 'it is quoted, or the shell changes it'],
    ['A=1 sh && sh | sh', 'each is a program'],
  ])('%s: stays unchanged (%s)', (command) => expect(commandForAnyFolder(cwd, command)).toBe(command));

  test('runs the programs in the folder of its author', () => {
    const run = (command: string) =>
      spawnSync('/bin/sh', ['-c', commandForAnyFolder(cwd, command)], { cwd: root, encoding: 'utf8' }).stdout;
    expect(run('A=1 tools/broken.sh b && sh run c')).toBe(`${here('tools/broken.sh')}|b|${here('run')}|c|`);
  });

  test('is shown as its words', () => {
    expect(unquotedWords(commandForAnyFolder('/a b', 'node ./x.js --y=2'))).toEqual(['node', '/a b/x.js', '--y=2']);
  });
});

describe('the file of a program that is not there', () => {
  test.each([
    ['python3 librari.py', 'librari.py'],
    ['A=1 node --no-warnings ./tool/main.mjs base', './tool/main.mjs'],
    ['python3 library.py --to other.json', undefined],
    ['docker run registry.example/tool:1.0', undefined],
    ['node -e \'require("x.js")\'', undefined],
    ['gone.py', undefined],
  ])('%s: %s', (command, file) => expect(missingFile(cwd, command)).toBe(file));
});
