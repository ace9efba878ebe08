/** Damage to a log with tiles of level 2: it is here because each audit reads 66,160 entries. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { auditOf, damage, flipped, kinds, removesFolders, type Written, written } from '../logs.test-tool.ts';

removesFolders();

let log: Written;
beforeAll(async () => {
  log = await written(65_536 + 2 * 256 + 112);
});

const gone = () => undefined;

test.each<[string, string, (bytes: Buffer) => Uint8Array | undefined, string]>([
  ['an entry', 'tile/entries/003', flipped(2), 'bundle-differs tile/entries/003, entry 768'],
  ['a hash of level 0', 'tile/0/003', flipped(32 * 5), 'tile-differs tile/0/003, hash 5'],
  ['a hash of the partial tile of level 1', 'tile/1/001.p/2', flipped(0), 'tile-differs tile/1/001.p/2, hash 0'],
  ['the hash of level 2', 'tile/2/000.p/1', flipped(31), 'tile-differs tile/2/000.p/1, hash 0'],
  ['a bundle that is gone', 'tile/entries/007', gone, 'missing tile/entries/007'],
  ['a tile that is gone', 'tile/0/007', gone, 'missing tile/0/007'],
  ['a tile of level 1 that is gone', 'tile/1/000', gone, 'missing tile/1/000'],
])('%s', async (_name, path, change, expected) => {
  const file = join(log.folder, path);
  const sound = readFileSync(file);
  damage(log, path, change);
  const result = await auditOf(log);
  writeFileSync(file, sound);
  expect(kinds(result)).toEqual([expected]);
  expect(result.verdict).toBe('wrong');
});
