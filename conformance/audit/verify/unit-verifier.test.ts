import { expect, test } from 'vitest';
import { newTally } from '../finding/tally.ts';
import { served } from '../logs.test-tool.ts';
import { threadedVerifier } from './unit-verifier.ts';

test('threads verify units over HTTP, each with its own connection', async () => {
  const log = await served(1000);
  const tally = newTally();
  const plan = { profile: 'tlog-tiles', inFolder: false } as const;
  const verifier = await threadedVerifier(2, log.place, plan, tally, new AbortController().signal);
  // Where the thread with fewer units takes the next one, two units go to two threads.
  const units = [0, 2].map((from) => verifier.submit({ unit: 0n, count: 3, from }));
  const [whole, last] = await Promise.all(units);
  await verifier.idle();
  await verifier.close();
  await log.close();
  expect(whole!.roots).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  expect(last!.roots).toEqual([undefined, undefined, whole!.roots![2]]);
  expect(tally).toMatchObject({ entries: 1024, bundles: 4, tiles: [4], found: 0, unreadCount: 0 });
});
