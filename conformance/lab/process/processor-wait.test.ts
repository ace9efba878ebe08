import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { processorWaitMs } from './processor-wait.ts';

/** Ends with the process that started it, also where that is killed. */
const SPIN = 'while kill -0 "$PPID"; do :; done';

/** Programs that compute without end; the more there are for each processor, the longer they wait. */
const spinners = (count: number) => Array.from({ length: count }, () => spawn('sh', ['-c', SPIN]));

test.runIf(process.platform === 'linux')('of more programs than processors, some wait', async () => {
  const children = spinners(availableParallelism() * 2);
  try {
    await Promise.all(children.map((child) => once(child, 'spawn')));
    const pids = children.map(({ pid }) => pid!);
    while (processorWaitMs(pids) < 200) await sleep(20);
    expect(processorWaitMs(pids)).toBeGreaterThanOrEqual(200);
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
});

test('a program that has ended waits for no processor', async () => {
  const child = spawn('true');
  await once(child, 'exit');
  expect(processorWaitMs([child.pid!])).toBe(0);
});
