import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Published, sequencer } from './sequencer.ts';

const entry = (i: number) => Buffer.from(`entry ${i}`);

/** A sequencer whose batches the test publishes or fails. */
function held(coming = () => 0) {
  const batches: string[][] = [];
  const publications: { done: () => void; fail: (cause: unknown) => void }[] = [];
  let size = 0n;
  const sequence = sequencer((entries) => {
    batches.push(entries.map(String));
    return new Promise<Published>((resolve, reject) => {
      const done = () => {
        const first = size;
        size += BigInt(entries.length);
        resolve({ first, size, root: Buffer.alloc(32), checkpoint: `checkpoint ${size}` });
      };
      publications.push({ done, fail: reject });
    });
  }, coming);
  return { sequence, batches, publications };
}

describe('entries', () => {
  test('that come in one turn are published together, in the order of their arrival', async () => {
    const { sequence, batches, publications } = held();
    const placed = [0, 1, 2].map((i) => sequence.add(entry(i)));
    await turn();
    expect(batches).toEqual([['entry 0', 'entry 1', 'entry 2']]);
    publications[0]!.done();
    expect((await Promise.all(placed)).map(({ index, size, checkpoint }) => [index, size, checkpoint])).toEqual(
      [0n, 1n, 2n].map((index) => [index, 3n, 'checkpoint 3']),
    );
  });
  test('that come meanwhile make the next batch, and never two at a time', async () => {
    const { sequence, batches, publications } = held();
    const first = sequence.add(entry(0));
    await turn();
    const next = [1, 2].map((i) => sequence.add(entry(i)));
    await turn();
    expect(batches.length).toBe(1);
    publications[0]!.done();
    expect((await first).index).toBe(0n);
    await turn();
    expect(batches[1]).toEqual(['entry 1', 'entry 2']);
    publications[1]!.done();
    expect((await Promise.all(next)).map(({ index }) => index)).toEqual([1n, 2n]);
  });
  test('are published by 4,096 at most', async () => {
    const { sequence, batches, publications } = held();
    const placed = Array.from({ length: 9_000 }, (_, i) => sequence.add(entry(i)));
    for (let i = 0; i < 3; i++) {
      while (!publications[i]) await turn();
      publications[i]!.done();
    }
    const placements = await Promise.all(placed);
    expect(batches.map(({ length }) => length)).toEqual([4096, 4096, 808]);
    expect(placements.map(({ index }) => index)).toEqual(placements.map((_, i) => BigInt(i)));
  });
});

describe('a batch', () => {
  // The clock stands, so that no batch has waited long enough.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());
  /** A millisecond later. */
  const later = async () => {
    vi.advanceTimersByTime(1);
    await turn();
  };

  test('waits while most of the entries are still to come', async () => {
    let coming = 30;
    const { sequence, batches, publications } = held(() => coming);
    const placed = Array.from({ length: 20 }, (_, i) => sequence.add(entry(i)));
    for (let i = 0; i < 10; i++) await turn();
    expect(batches).toEqual([]);
    for (; coming > 5; coming--) placed.push(sequence.add(entry(50 - coming)));
    while (!publications[0]) await later();
    publications[0].done();
    expect((await Promise.all(placed)).length).toBe(45);
    expect(batches.map(({ length }) => length)).toEqual([45]);
  });
  test('does not wait for them longer than 350 ms', async () => {
    const { sequence, batches } = held(() => 30);
    void sequence.add(entry(0));
    await turn();
    expect(batches).toEqual([]);
    vi.advanceTimersByTime(350);
    while (batches.length === 0) await turn();
    expect(batches).toEqual([['entry 0']]);
  });
  test('does not begin with the first client that comes back while the others are answered', async () => {
    // With one under verification the first batch has all of them.
    let coming = 1;
    const { sequence, batches, publications } = held(() => coming);
    const comesBack = async (i: number) => {
      await sequence.add(entry(i));
      for (let turns = 0; i > 0 && turns < 2; turns++) await turn();
      void sequence.add(entry(200 + i));
    };
    const clients = Array.from({ length: 200 }, (_, i) => comesBack(i));
    while (!publications[0]) await later();
    expect(batches[0]!.length).toBe(200);
    coming = 0;
    publications[0].done();
    await Promise.all(clients);
    while (!batches[1]) await later();
    expect(batches[1].length).toBe(100);
  });
  test('begins without the clients that do not come back', async () => {
    const { sequence, batches, publications } = held();
    const first = Array.from({ length: 100 }, (_, i) => sequence.add(entry(i)));
    while (!publications[0]) await later();
    publications[0].done();
    await Promise.all(first);
    const since = performance.now();
    for (let i = 0; i < 20; i++) void sequence.add(entry(100 + i));
    while (!batches[1]) await later();
    expect(batches[1].length).toBe(20);
    expect(performance.now() - since).toBeLessThan(10);
  });
  test('leaves half of many clients to the next, which begins at once', async () => {
    const { sequence, batches, publications } = held();
    const clients = Array.from({ length: 600 }, async (_, i) => {
      await sequence.add(entry(i));
      void sequence.add(entry(600 + i));
    });
    while (!publications[0]) await later();
    expect(batches[0]!.length).toBe(300);
    publications[0].done();
    const since = performance.now();
    while (!publications[1]) await turn();
    expect(performance.now() - since).toBe(0);
    expect(batches[1]!.length).toBe(300);
    // The first half comes back while the second is published.
    publications[1].done();
    await Promise.all(clients);
    while (!publications[2]) await later();
    expect(batches[2]!.length).toBe(300);
  });
  test('takes all of few clients, or of those whose entries are being verified', async () => {
    const few = held();
    for (let i = 0; i < 120; i++) void few.sequence.add(entry(i));
    while (!few.publications[0]) await later();
    expect(few.batches[0]!.length).toBe(120);
    const verified = held(() => 1);
    for (let i = 0; i < 600; i++) void verified.sequence.add(entry(i));
    while (!verified.publications[0]) await later();
    expect(verified.batches[0]!.length).toBe(600);
  });
  test('takes the entries of the following turns with it, where there are many', async () => {
    const { sequence, batches, publications } = held();
    const placed: Promise<unknown>[] = [];
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 20; i++) placed.push(sequence.add(entry(20 * round + i)));
      await turn();
    }
    while (!publications[0]) await later();
    publications[0].done();
    await placed[0];
    expect(batches[0]!.length).toBeGreaterThan(20);
    expect(batches[0]![0]).toBe('entry 0');
  });
});

test('a batch that fails does not fail other batches', async () => {
  const { sequence, publications } = held();
  const failing = [0, 1].map((i) => sequence.add(entry(i)).catch((cause: Error) => cause.message));
  await turn();
  const next = sequence.add(entry(2));
  publications[0]!.fail(new Error('no room'));
  expect(await Promise.all(failing)).toEqual(['no room', 'no room']);
  await turn();
  publications[1]!.done();
  expect((await next).index).toBe(0n);
  const afterwards = sequence.add(entry(3));
  await turn();
  publications[2]!.done();
  expect((await afterwards).index).toBe(1n);
});

test('counts the entries under way, until each has its answer', async () => {
  const { sequence, publications } = held();
  expect(sequence.outstanding()).toBe(0);
  const first = sequence.add(entry(0));
  expect(sequence.outstanding()).toBe(1);
  await turn();
  const second = sequence.add(entry(1)).catch(() => 'failed');
  expect(sequence.outstanding()).toBe(2);
  publications[0]!.done();
  await first;
  expect(sequence.outstanding()).toBe(1);
  await turn();
  publications[1]!.fail(new Error('no room'));
  expect(await second).toBe('failed');
  expect(sequence.outstanding()).toBe(0);
});

test('a publisher that throws synchronously fails its batch', async () => {
  const sequence = sequencer(() => {
    throw new Error('at once');
  });
  await expect(sequence.add(entry(0))).rejects.toThrow('at once');
  await expect(sequence.add(entry(1))).rejects.toThrow('at once');
});
