import { expect, test } from 'vitest';
import { virtualTime } from '../../core/run/time.ts';
import { paced, unpaced } from './pace.ts';
import { isLoopback } from './url.ts';

const { signal } = new AbortController();

test('the first request goes at once, the others at intervals', async () => {
  const time = virtualTime();
  const pace = paced(20, time);
  for (let i = 0; i < 20; i++) await pace(signal);
  expect(time.now()).toBeCloseTo(950);
});

test('requests that come at once are sent at even intervals', async () => {
  const waits: number[] = [];
  const pace = paced(4, { now: () => 0, epoch: () => 0, sleep: async (ms) => void waits.push(ms) });
  await Promise.all(Array.from({ length: 4 }, () => pace(signal)));
  expect(waits).toEqual([250, 500, 750]);
});

test('unused intervals do not accumulate', async () => {
  const time = virtualTime();
  const pace = paced(10, time);
  await pace(signal);
  await time.sleep(5000);
  await pace(signal);
  expect(time.now()).toBe(5000);
  await pace(signal);
  expect(time.now()).toBe(5100);
});

test('without pacing no request waits, and the end of the run ends the waiting', async () => {
  await unpaced(signal);
  const pace = paced(1, virtualTime());
  await pace(signal);
  await expect(pace(AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
});

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1', true],
  ['https://127.8.9.1', true],
  ['http://[::1]:1', true],
  ['http://127.example', false],
  ['http://127.0.0.1.example', false],
  ['http://localhost.example', false],
  ['https://10.0.0.1', false],
])('%s is on this machine: %s', (origin, loopback) => expect(isLoopback(origin)).toBe(loopback));
