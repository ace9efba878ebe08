import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeReportFile } from './report-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  file = join(folder, 'report');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a report replaces the one that is there, with its mode, and leaves nothing else', () => {
  writeReportFile(file, 'first');
  chmodSync(file, 0o640);
  const { ino } = statSync(file);
  writeReportFile(file, 'second');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777, readdirSync(folder)]).toEqual([
    'second',
    0o640,
    ['report'],
  ]);
  // A reader that has opened the first goes on to read it.
  expect(statSync(file).ino).not.toBe(ino);
});

test('a link stays a link, and a file with two names stays one file', () => {
  writeFileSync(file, 'first');
  const [link, other] = [join(folder, 'link'), join(folder, 'other')];
  symlinkSync(file, link);
  writeReportFile(link, 'by the link');
  expect([lstatSync(link).isSymbolicLink(), readFileSync(file, 'utf8')]).toEqual([true, 'by the link']);
  linkSync(file, other);
  writeReportFile(file, 'by a name');
  expect(readFileSync(other, 'utf8')).toBe('by a name');
});

test('a name that is too long for another one beside it is written to', () => {
  const long = join(folder, 'x'.repeat(250));
  writeReportFile(long, 'text');
  expect([readFileSync(long, 'utf8'), readdirSync(folder)]).toEqual(['text', ['x'.repeat(250)]]);
});

test.runIf(process.platform === 'linux')('a full device is an error', () => {
  expect(() => writeReportFile('/dev/full', 'text')).toThrow('ENOSPC');
});
