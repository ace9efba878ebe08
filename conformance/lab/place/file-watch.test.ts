import { appendFileSync, mkdtempSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFile } from './file-watch.ts';

let folder: string;
const at = (name: string) => join(folder, name);
const replaced = () => {
  writeFileSync(at('new'), '2');
  renameSync(at('new'), at('file'));
};
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'touchstone-watch-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test.each<[string, boolean, () => void]>([
  ['nothing', false, () => {}],
  ['another file in its place', false, () => replaced()],
  ['the same content written again', false, () => writeFileSync(at('file'), '1')],
  ['other content of the same length', true, () => writeFileSync(at('file'), '2')],
  ['less', true, () => writeFileSync(at('file'), '')],
  ['more', true, () => appendFileSync(at('file'), '2')],
  ['its end', false, () => unlinkSync(at('file'))],
])('a file and %s', (_what, overwritten, change) => {
  writeFileSync(at('file'), '1');
  const watching = watchFile(folder, 'file');
  change();
  expect(watching.end().overwritten).toBe(overwritten);
});

test('a file that appears, and whose intermediate version is seen', async () => {
  const watching = watchFile(folder, 'file');
  writeFileSync(at('file'), '{');
  await new Promise((resolve) => setTimeout(resolve, 50));
  appendFileSync(at('file'), '}');
  expect(watching.end()).toEqual({ versions: [undefined, '{', '{}'], overwritten: false });
});
