import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { boundedText } from './bounded-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is read whole', () => {
  const text = '\u{1f4dc}\n'.repeat(50_000);
  writeFileSync(join(folder, 'whole'), text);
  expect(boundedText(join(folder, 'whole'))).toBe(text);
  writeFileSync(join(folder, 'empty'), '');
  expect(boundedText(join(folder, 'empty'))).toBe('');
});

test('a file that is not there, and a folder, are errors of the file system', () => {
  expect(() => boundedText(join(folder, 'away'))).toThrow('ENOENT');
  expect(() => boundedText(folder)).toThrow('EISDIR');
});

test.runIf(existsSync('/dev/zero'))('a file without end is refused', () => {
  expect(() => boundedText('/dev/zero')).toThrow('it has more than 4 MiB');
});
