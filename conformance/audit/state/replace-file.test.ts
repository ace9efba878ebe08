import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordedFiles } from '../../command/file/recorded-files.test-tool.ts';
import { replaceFile } from './replace-file.ts';

test.runIf(process.platform !== 'win32')('a file is on the disk before it has its name, and then its name is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { files, calls } = recordedFiles(folder);
  replaceFile(join(folder, 'kept'), 'text', undefined, files);
  expect(calls).toEqual(['write kept.new', 'sync kept.new', 'rename kept.new to kept', 'sync .']);
  expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('text');
});
