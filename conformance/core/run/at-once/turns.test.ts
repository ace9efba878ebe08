import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Turns } from './turns.ts';

const things = (...names: readonly object[]): ReadonlySet<object> => new Set(names);
const [bell, book] = [{}, {}];
/** Lets everybody go on who can. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Waits for turns, and notes the names of those who began. */
function queue(turns: Turns) {
  const begun: string[] = [];
  const begin = (name: string, rank: number, ...used: readonly object[]) =>
    void turns.begin(rank, things(...used)).then(() => begun.push(name));
  return { begun, begin };
}

describe('turns', () => {
  test('let so many work at once, and those of lower rank before the others', async () => {
    const turns = new Turns(2);
    const { begun, begin } = queue(turns);
    begin('a', 4);
    begin('b', 3);
    begin('c', 2);
    begin('d', 1);
    await settled();
    expect(begun).toEqual(['a', 'b']);
    turns.end(things());
    await settled();
    expect(begun).toEqual(['a', 'b', 'd']);
  });
  test('give a thing to one at a time, while others go on', async () => {
    const turns = new Turns(3);
    const { begun, begin } = queue(turns);
    begin('a', 1, bell);
    begin('b', 2, bell);
    begin('c', 3, book);
    await settled();
    expect(begun).toEqual(['a', 'c']);
    turns.end(things(bell));
    await settled();
    expect(begun).toEqual(['a', 'c', 'b']);
  });
  test('let those who need one thing go on while another waits for it and for a second one', async () => {
    const turns = new Turns(3);
    const { begun, begin } = queue(turns);
    begin('bell', 0, bell);
    begin('both', 1, bell, book);
    begin('book', 2, book);
    await settled();
    expect(begun).toEqual(['bell', 'book']);
    turns.end(things(bell));
    await settled();
    expect(begun).toEqual(['bell', 'book']);
    turns.end(things(book));
    await settled();
    expect(begun).toEqual(['bell', 'book', 'both']);
  });
  test('come to everybody, and to nobody who uses what another uses', async () => {
    const worker = fc.record({
      rank: fc.nat(9),
      used: fc.uniqueArray(fc.nat(3)),
      steps: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(worker, { maxLength: 20 }), async (atOnce, workers) => {
        const turns = new Turns(atOnce);
        const all = Array.from({ length: 4 }, (_, number) => ({ number }));
        const inUse = new Set<object>();
        let working = 0;
        const work = async ({ rank, used, steps }: (typeof workers)[number]) => {
          const own = things(...used.map((number) => all[number]!));
          for (let step = 0; step < steps; step++) {
            await turns.begin(rank, own);
            expect(++working).toBeLessThanOrEqual(atOnce);
            expect([...own].filter((thing) => inUse.has(thing))).toEqual([]);
            for (const thing of own) inUse.add(thing);
            await settled();
            for (const thing of own) inUse.delete(thing);
            working--;
            turns.end(own);
          }
        };
        await Promise.all(workers.map(work));
      }),
    );
  });
});
