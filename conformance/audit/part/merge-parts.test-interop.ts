/** Parts find what one audit finds, wherever a log is wrong. */
import { beforeAll, test } from 'vitest';
import { removesFolders, type Written, written } from '../logs.test-tool.ts';
import { saysTheSame } from './parts.test-tool.ts';

removesFolders();

/** Two full tiles of level 1, one full bundle more, and a partial one. */
const SIZE = 2 * 65_536 + 256 + 44;
let log: Written;
beforeAll(async () => {
  log = await written(SIZE);
});

const PATHS = [
  'tile/entries/000',
  'tile/entries/300',
  'tile/2/000.p/2',
  'tile/0/511',
  'tile/1/001',
  'tile/1/002.p/1',
  'tile/0/513.p/44',
  'tile/entries/513.p/44',
];

test.each(PATHS)('%s', async (path) => {
  for (const of of [1, 2, 4]) await saysTheSame(log, path, of);
});
