import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { largeNumber, virtualLogOptions } from './virtual-options.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, length: number): string => {
  writeFileSync(join(folder, name), Buffer.alloc(length, 7));
  return join(folder, name);
};

describe('a number', () => {
  test.each([
    ['0', 0n],
    ['1', 1n],
    ['1e12', 10n ** 12n],
    ['25E3', 25_000n],
    ['2^40', 2n ** 40n],
    ['2^63-1', 2n ** 63n - 1n],
    ['9223372036854775807', 2n ** 63n - 1n],
    ['', undefined],
    ['-1', undefined],
    ['1.5e3', undefined],
    ['0x10', undefined],
    ['3^4', undefined],
    ['2^-1', undefined],
    ['1_000', undefined],
    ['1e999999999', undefined],
    ['1'.repeat(1000), undefined],
  ])('%s', (text, number) => expect(largeNumber(text)).toBe(number));
});

describe('a virtual log', () => {
  test('is undefined without --virtual', () => expect(virtualLogOptions({})).toBeUndefined());

  test('has its size and its chosen entries', () => {
    const entry = ['0=', '5=a=b', '1e11=\u00e9', `7=@${file('seven', 65_535)}`];
    const { size, chosen } = virtualLogOptions({ virtual: '1e12', entry })!;
    expect(size).toBe(10n ** 12n);
    expect([...chosen.keys()]).toEqual([0n, 5n, 10n ** 11n, 7n]);
    expect([...chosen.values()].map((bytes) => bytes.length)).toEqual([0, 3, 2, 65_535]);
    expect(Buffer.from(chosen.get(5n)!).toString()).toBe('a=b');
  });

  test.each([
    [{ virtual: 'many' }, '--virtual takes a number of entries such as 1e12 or 2^40, not "many"'],
    [{ virtual: '2^63' }, '--virtual takes at most 2^63-1 entries, not 2^63'],
    [{ virtual: '1e3', dir: 'x' }, '--virtual and --dir exclude each other: a virtual log is computed, not kept'],
    [{ entry: ['1=a'] }, '--entry chooses an entry of a virtual log: it takes --virtual beside it'],
    [{ virtual: '5', entry: ['5=a'] }, '--entry 5: the log has 5 entries, the last is 4'],
    [{ virtual: '0', entry: ['0=a'] }, '--entry 0: the log has 0 entries'],
    [{ virtual: '5', entry: ['a'] }, '--entry takes INDEX=TEXT or INDEX=@FILE, not "a"'],
    [{ virtual: '5', entry: ['=a'] }, '--entry takes INDEX=TEXT or INDEX=@FILE, not "=a"'],
    [{ virtual: '5', entry: ['1=a', '1=b'] }, '--entry chooses index 1 twice'],
    [{ virtual: '5', entry: [`1=${'a'.repeat(65_536)}`] }, '--entry 1: an entry has at most 65535 bytes'],
    [{ virtual: '5', entry: [`1=@${file('long', 65_536)}`] }, '--entry 1: an entry has at most 65535 bytes'],
    [
      { virtual: '5', entry: [`1=@${folder}/none`] },
      `--entry cannot read ${folder}/none: there is no such file or folder`,
    ],
    [{ virtual: '5', entry: [`1=@${folder}`] }, `--entry cannot read ${folder}: it is a folder`],
  ])('%o is refused', (options, sentence) => expect(() => virtualLogOptions(options)).toThrow(sentence));
});
