import { describe, expect, test } from 'vitest';
import { realTime, virtualTime } from './time.ts';

describe('virtual time', () => {
  test('stays the same until a caller sleeps, and then jumps ahead', async () => {
    const time = virtualTime();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(time.now()).toBe(0);
    await time.sleep(3_600_000);
    expect(time.now()).toBe(3_600_000);
  });
  test('wakes each of several sleepers at its own time', async () => {
    const time = virtualTime();
    const woken: [string, number][] = [];
    const sleeper = async (name: string, ...naps: number[]) => {
      for (const nap of naps) {
        await time.sleep(nap);
        woken.push([name, time.now()]);
      }
    };
    await Promise.all([sleeper('long', 1000), sleeper('short', 100, 100, 100), sleeper('twin', 100)]);
    expect(woken).toEqual([
      ['short', 100],
      ['twin', 100],
      ['short', 200],
      ['short', 300],
      ['long', 1000],
    ]);
  });
  test('never goes back', async () => {
    const time = virtualTime();
    await time.sleep(10);
    await time.sleep(-5);
    expect(time.now()).toBe(10);
  });
  test('wakes a sleeper whose signal aborts', async () => {
    const time = virtualTime();
    await expect(time.sleep(10, AbortSignal.abort(new Error('spent')))).rejects.toThrow('spent');
    expect(time.now()).toBe(0);
  });
});

describe('real time', () => {
  test('begins at zero and advances during a sleep', async () => {
    const began = performance.now();
    const time = realTime();
    expect(time.now()).toBeLessThanOrEqual(performance.now() - began);
    await time.sleep(30);
    expect(time.now()).toBeGreaterThanOrEqual(29);
  });
  test('wakes a sleeper by the signal, with its reason', async () => {
    const time = realTime();
    const budget = new AbortController();
    const sleeping = time.sleep(60_000, budget.signal);
    budget.abort(new Error('spent'));
    await expect(sleeping).rejects.toThrow('spent');
    await expect(time.sleep(60_000, budget.signal)).rejects.toThrow('spent');
    expect(time.now()).toBeLessThan(5000);
  });
  test('leaves no listener behind', async () => {
    const budget = new AbortController();
    let listening = 0;
    const count = (by: number, method: 'addEventListener' | 'removeEventListener') => {
      const original = budget.signal[method].bind(budget.signal) as (...args: unknown[]) => void;
      budget.signal[method] = ((...args: unknown[]) => {
        listening += by;
        original(...args);
      }) as never;
    };
    count(1, 'addEventListener');
    count(-1, 'removeEventListener');
    for (let i = 0; i < 5; i++) await realTime().sleep(1, budget.signal);
    expect(listening).toBe(0);
  });
});
