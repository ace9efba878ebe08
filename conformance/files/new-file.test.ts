import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OWNER_ONLY, replaceFile, writeNewFile } from './new-file.ts';
import { recordedFiles } from './recorded-files.test-tool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new file is for its owner alone, and replaces none', () => {
  const file = join(folder, 'key');
  writeNewFile(file, 'first');
  expect(() => writeNewFile(file, 'second')).toThrow('EEXIST');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['first', 0o600]);
  replaceFile(file, 'third', OWNER_ONLY);
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['third', ['key']]);
});

test.runIf(process.platform !== 'win32')('each write is on the disk before the next step, and so are the names', () => {
  const { files, calls } = recordedFiles(folder);
  writeNewFile(join(folder, 'key'), 'first', files);
  expect(calls.splice(0)).toEqual(['write key', 'sync key', 'sync .']);
  replaceFile(join(folder, 'key'), 'second', OWNER_ONLY, files);
  expect(calls).toEqual(['write key.new', 'sync key.new', 'rename key.new to key', 'sync .']);
});

test('what cannot be replaced leaves nothing beside it', () => {
  mkdirSync(join(folder, 'key'));
  expect(() => replaceFile(join(folder, 'key'), 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['key']);
});

// A process that may not write a byte: the files of a full disk are made, and cannot be written.
test.runIf(process.platform === 'linux')('where no byte can be written, nothing new is left, and the old stays', () => {
  writeFileSync(join(folder, 'old'), 'old');
  const module = new URL('./new-file.ts', import.meta.url).href;
  const program = `
    import { replaceFile, writeNewFile } from ${JSON.stringify(module)};
    const codes = [() => writeNewFile('new', 'text'), () => replaceFile('old', 'text')].map((write) => {
      try { write(); } catch ({ code }) { return code; }
    });
    process.exitCode = codes.every((code) => code === 'EFBIG') ? 7 : 1;`;
  const line = 'ulimit -f 0; exec "$0" --no-warnings --input-type=module -e "$1"';
  const { status, stderr } = spawnSync('sh', ['-c', line, process.execPath, program], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([7, '']);
  expect([readdirSync(folder), readFileSync(join(folder, 'old'), 'utf8')]).toEqual([['old'], 'old']);
});
