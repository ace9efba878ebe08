import { expect, test } from 'vitest';
import type { LogLocation } from '../source/source.ts';
import { workerCount } from './worker-count.ts';

const folder: LogLocation = { kind: 'directory', path: '/' };
const address: LogLocation = { kind: 'http', prefix: 'https://log.example', headers: [], timeoutMs: 1 };

test.each<[bigint, LogLocation, number]>([
  [2n, folder, 0],
  [3n, folder, 3],
  [100n, folder, 8],
  [100n, address, 8],
  [100n, { ...address, rate: 5 }, 0],
])('%d units of %o: %d threads of the 8 that were asked for', (units, place, threads) =>
  expect(workerCount(units, place, 8)).toBe(threads),
);
