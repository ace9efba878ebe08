/** Alterations that are judged at once, each in one of several processes. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ended, touchstoneApart } from '../command.test-tool.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const TIMEOUT_MS = 600_000;
const selfTest = (...words: readonly string[]) => touchstoneApart(['self-test', ...words]);

/** The children of a process that still run. Linux only. */
function childrenOf({ pid }: ChildProcess): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
const runs = (pid: number): boolean => {
  try {
    return /^State:\s+[^ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
async function until<T>(find: () => T | undefined | false): Promise<T> {
  for (let i = 0; i < 1200; i++) {
    const found = find();
    if (found) return found;
    await sleep(50);
  }
  throw new Error('it did not come to be so');
}
/** Starts a self-test of the log with two processes, and waits for both. */
async function begun() {
  const parent = spawn(process.execPath, [MAIN, 'self-test', 'log', '--jobs', '2'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = ended(parent);
  const children = await until(() => childrenOf(parent).length === 2 && childrenOf(parent));
  return { parent, end, children };
}

describe('self-test with several jobs', { timeout: TIMEOUT_MS }, () => {
  test('prints the same as with one job, in the same order', async () => {
    const names = ['crlf-in-checkpoint', 'leaf-hash-without-prefix', 'byte-order-mark', 'data-twice', 'sends-nothing'];
    const [one, several] = [
      await selfTest('--only', ...names, '--seed', '7', '--jobs', '1'),
      await selfTest('--only', ...names, '--seed', '7', '--jobs', '3'),
    ];
    expect(one.stdout).toContain('\n5 faults, 0 variants; all as expected\n');
    expect(several).toEqual(one);
  });

  describe.skipIf(process.platform !== 'linux')('of which one', () => {
    test('is killed says so, and leaves no process behind', async () => {
      const { end, children } = await begun();
      process.kill(children[0]!, 'SIGKILL');
      const { code, stderr } = await end;
      expect(stderr).toMatch(/: the process that judged it ended\n/);
      expect(code).toBe(70);
      await until(() => !children.some(runs));
    });
    test('is there no more when the parent is interrupted', async () => {
      const { parent, end, children } = await begun();
      parent.kill('SIGINT');
      await end;
      await until(() => !children.some(runs));
    });
  });
});
