/**
 * No regular expression that meets the text of a target takes a time that grows faster than the text: each of the sources, with
 * texts that recheck finds for it, and with texts that are hard in general.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { npmFolder } from '../npm-folder.ts';
import { GENERIC, repeated } from './attacks.ts';
import { growthOn, searchFor } from './growth.ts';
import type { Measured } from './measure.ts';
import { overflowing } from './overflow.ts';

/** Where npm cannot load recheck, the general texts are left. */
const folder = await npmFolder('scripts/recheck').catch((error: Error) => error);
let measured: Measured;
beforeAll(async () => {
  const argv = [fileURLToPath(new URL('./measure.ts', import.meta.url)), ...(folder instanceof Error ? [] : [folder])];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { maxBuffer: 2 ** 24 });
  measured = JSON.parse(stdout) as Measured;
}, 1_800_000);

describe('the regular expressions of the sources', () => {
  test('are all seen, and exempt only where the table has them', () => {
    const { all, foreign, unseen, unused } = measured;
    expect(all).toBeGreaterThan(800);
    expect(foreign).toBeGreaterThan(250);
    expect({ unseen, unused }).toEqual({ unseen: [], unused: [] });
  });
  test('take a time that grows with the text, not faster', () => expect(measured.tooFast).toEqual([]));
  test('have memory enough for the longest text that is read', () => expect(measured.tooDeep).toEqual([]));
  test.skipIf(folder instanceof Error)(
    `meet attacks of recheck (${folder instanceof Error ? folder.message : ''})`,
    () => expect(measured.attacks).toBeGreaterThan(0),
  );
});

describe('the measure', { timeout: 600_000 }, () => {
  const finds = (source: string, flags: string) =>
    GENERIC.slice(0, 24).some((attack) => growthOn(attack)(searchFor(source, flags)) !== undefined);
  test.each<[string, string]>([
    ['a+$', ''],
    ['\\s*x', 'g'],
    ['/[^x]*y', 'g'],
  ])('finds /%s/%s', (source, flags) => expect(finds(source, flags)).toBe(true));
  test.each<[string, string]>([
    ['a+', 'g'],
    ['(?<!a)a+$', ''],
    ['"[^"]*"', 'y'],
  ])('does not find /%s/%s', (source, flags) => expect(finds(source, flags)).toBe(false));
  const runsOut = (source: string) => overflowing([{ source, flags: '' }], [repeated('', 'a', '')]).size > 0;
  test.each(['^(?:[^"]|\\\\.)*"', '[a-z ]{12,}'])('finds that /%s/ runs out of memory', (source) =>
    expect(runsOut(source)).toBe(true),
  );
  test.each(['^[^"]*"', '[a-z ]{3,}', '^(?:ab)?a+$', '^(?:ab)*c'])('finds that /%s/ does not', (source) =>
    expect(runsOut(source)).toBe(false),
  );
});
