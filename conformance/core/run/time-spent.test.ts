import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { virtualTime } from './time.ts';
import { TimeSpent, withPauses } from './time-spent.ts';

const span = fc.tuple(fc.nat(60), fc.nat(20)).map(([from, length]) => [from, from + length] as const);

describe('the time spent', () => {
  test('counts each millisecond once, from any moment', () => {
    fc.assert(
      fc.property(fc.array(span), fc.nat(80), (spans, moment) => {
        const spent = new TimeSpent();
        for (const [from, to] of spans.toSorted(([, a], [, b]) => a - b)) spent.add(from, to);
        const covered = new Set(spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)));
        expect(spent.since(moment)).toBe([...covered].filter((ms) => ms >= moment).length);
      }),
    );
  });
  test('has each pause of a clock, also one that is broken off, and those at once only once', async () => {
    const [clock, pauses] = [virtualTime(), new TimeSpent()];
    const time = withPauses(clock, pauses);
    await Promise.all([time.sleep(300), time.sleep(200)]);
    await clock.sleep(1000);
    await expect(time.sleep(50, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
    await time.sleep(7);
    expect(pauses.since(0)).toBe(307);
  });
});
