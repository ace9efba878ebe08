/** A child that hangs differs from one that a busy machine gives no time. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processorTimeMs } from './processor-time.ts';
import { SignsOfLife } from './signs-of-life.ts';

const LIMITS = { startMs: 300_000, silenceMs: 15_000, idleMs: 150_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches a child that gets `share` of the time of a processor. */
function watched(share: number | undefined) {
  const began = Date.now();
  const said: string[] = [];
  const used = () => (share === undefined ? undefined : (Date.now() - began) * share);
  return { said, life: new SignsOfLife(LIMITS, used, (why) => said.push(why)) };
}

test('a child that loads its modules for minutes is waited for', () => {
  const { said, life } = watched(0.05);
  vi.advanceTimersByTime(299_000);
  life.sign();
  vi.advanceTimersByTime(14_000);
  life.end();
  expect(said).toEqual([]);
});
test('a child that never begins is given up', () => {
  const { said } = watched(1);
  vi.advanceTimersByTime(600_000);
  expect(said).toEqual(['no first sign of life for 300 s']);
});
test.each<[string, number | undefined, number, string[]]>([
  ['takes all of its processor', 1, 16_000, ['no sign of life for 15 s']],
  ['has taken too little of it yet', 0.1, 140_000, []],
  ['takes a quarter of it', 0.25, 62_000, ['no sign of life for 15 s']],
  ['takes none of it', 0, 149_000, []],
  ['takes none of it for long', 0, 151_000, ['no sign of life for 150 s']],
  ['takes nobody knows how much', undefined, 149_000, []],
  ['takes nobody knows how much, for long', undefined, 151_000, ['no sign of life for 150 s']],
])('a silent child that %s', (_what, share, ms, expected) => {
  const { said, life } = watched(share);
  life.sign();
  vi.advanceTimersByTime(ms);
  life.end();
  expect(said).toEqual(expected);
});
test('each sign begins the count again', () => {
  const { said, life } = watched(1);
  for (let i = 0; i < 20; i++) {
    life.sign();
    vi.advanceTimersByTime(14_000);
  }
  life.end();
  expect(said).toEqual([]);
});

test.runIf(process.platform === 'linux')('the processor time of a process grows while it computes', async () => {
  vi.useRealTimers();
  // It ends with this process, also where that is killed: to signal a process that has ended throws.
  const spinning = 'const { ppid } = process; for (;;) process.kill(ppid, 0);';
  const child = spawn(execPath, ['-e', spinning], { stdio: 'ignore' });
  try {
    await vi.waitUntil(() => processorTimeMs(child.pid)! >= 300, { timeout: 60_000 });
  } finally {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  expect(processorTimeMs(child.pid)).toBeUndefined();
  expect(processorTimeMs(undefined)).toBeUndefined();
});
