import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

test.runIf(process.platform === 'linux')('a working directory that somebody has removed is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const line = 'rmdir "$PWD"; exec "$0" --no-warnings "$1" check log --read-url http://127.0.0.1:1 --without keys';
  const { status, stderr } = spawnSync('sh', ['-c', line, process.execPath, MAIN], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    'touchstone: the working directory is gone: change to a folder that is there, and run it again.\n',
  ]);
});
