import { describe, expect, test } from 'vitest';
import type { PublishedItem } from '../../target/left-item.ts';
import type { Publisher } from '../../target/publisher.ts';
import { leftItemsText, watchedPublisher } from './left-items.ts';

const EVENT = { id: 7n, title: 'one', times: null, type: null, link: null, updated: null };
const GOOD: Publisher = {
  publish: async () => ({ given: {} }),
  update: async () => ({ given: {} }),
  withdraw: async () => {},
};

/** The text on the terminal after `work`. */
async function left(
  publisher: Partial<Publisher>,
  work: (publisher: Publisher) => Promise<unknown>,
  signal = new AbortController().signal,
) {
  const there = new Map<string, PublishedItem>();
  const hear = (_name: string, item: PublishedItem, isThere: boolean) =>
    isThere ? there.set(item.item, item) : there.delete(item.item);
  await work(watchedPublisher({ ...GOOD, ...publisher }, signal, hear)).catch(() => {});
  return [...there.values()];
}
const fails = async (): Promise<never> => {
  throw new Error('no');
};

describe('what may still be in the feed', () => {
  test('is nothing where all was withdrawn, or refused', async () => {
    const both = async (p: Publisher) => {
      await p.publish('a', 'x', EVENT);
      await p.withdraw('a', 'x');
    };
    expect(await left({}, both)).toEqual([]);
    expect(await left({ publish: async () => ({ refused: 'no' }) }, (p) => p.publish('a', 'x', EVENT))).toEqual([]);
  });
  test('is what was not withdrawn, with the id that the feed gave it', async () => {
    const publish = async () => ({ given: { id: 1759n } });
    const found = await left({ publish, withdraw: fails }, async (p) => {
      await p.publish('a', 'x', EVENT);
      await p.withdraw('a', 'x');
    });
    expect(found).toEqual([{ site: 'a', item: 'x', id: '1759', title: 'one' }]);
  });
  test('is also what was being published when something went wrong', async () => {
    expect(await left({ publish: fails }, (p) => p.publish('a', 'x', { ...EVENT, id: null }))).toEqual([
      { site: 'a', item: 'x', id: null, title: 'one' },
    ]);
  });
  test('stays there when a change of it is refused', async () => {
    const found = await left({ update: async () => ({ refused: 'no' }) }, async (p) => {
      await p.publish('a', 'x', EVENT);
      await p.update('a', 'x', { ...EVENT, title: 'two' });
    });
    expect(found).toMatchObject([{ item: 'x', title: 'one' }]);
  });
});

test('after the run nothing is published any more, and what is there is withdrawn', async () => {
  const over = new AbortController();
  const published: string[] = [];
  const publish = async (_site: string, item: string) => {
    published.push(item);
    return { given: {} };
  };
  const found = await left(
    { publish },
    async (p) => {
      await p.publish('a', 'x', EVENT);
      over.abort();
      await expect(p.publish('a', 'y', EVENT)).rejects.toMatchObject({ name: 'TransportFailure', code: 'budget' });
      await p.withdraw('a', 'x');
    },
    over.signal,
  );
  expect([published, found]).toEqual([['x'], []]);
});

test('is reported by name, up to a limit', () => {
  const item = (n: number): PublishedItem => ({
    site: 'a',
    item: `x${n}`,
    id: n === 0 ? null : `${n}`,
    title: n === 1 ? null : 't\n',
  });
  expect(leftItemsText([item(0)])).toBe(
    'touchstone: 1 item that this run published may still be in the feed; withdraw it by hand:\n  a: x0, "t\\n"\n',
  );
  expect(leftItemsText([item(1)])).toContain('  a: x1, id 1\n');
  const lines = leftItemsText(Array.from({ length: 50 }, (_, n) => item(n))).split('\n');
  expect([lines.length, lines.at(-2)]).toEqual([23, expect.stringMatching(/and 30 more: the JSON report/)]);
});
