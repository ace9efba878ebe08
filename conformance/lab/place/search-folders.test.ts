import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPlace } from './own-place.ts';
import { searchFolders } from './search-folders.ts';

test('finds text in files at any depth, between bytes that are not text', async () => {
  await using at = openPlace({ rpc: 'http://127.0.0.1:9', network: 'private' });
  mkdirSync(`${at.home}/a/b`, { recursive: true });
  writeFileSync(`${at.home}/a/b/c.log`, Buffer.concat([Buffer.from([0, 255, 0]), Buffer.from('key=C0FFEE42')]));
  writeFileSync(`${at.folder}/other`, 'nothing');
  expect(await searchFolders([at.folder, at.home], (text) => /C0FFEE\d+/.exec(text) ?? [])).toEqual([
    { file: `${at.home}/a/b/c.log`, text: 'C0FFEE42' },
  ]);
});
