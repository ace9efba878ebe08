import { describe, expect, test } from 'vitest';
import { NotApplicable } from '../core/signal.ts';
import type { Conversation, Said } from './conversation.ts';
import { clockBy, publisherBy } from './publisher.ts';

const EVENT = { id: 1n, title: null, times: null, type: null, link: null, updated: null };
/** A program that always says the same, and what it was asked. */
function saying(answer: Said) {
  const asked: object[] = [];
  const ask = async (question: object) => {
    asked.push(question);
    return answer;
  };
  const conversation = { ask } as unknown as Conversation;
  return { asked, publisher: publisherBy(conversation), clock: clockBy(conversation) };
}

describe('a publisher that is a program', () => {
  test('is asked with site, item and event', async () => {
    const { asked, publisher } = saying({});
    expect(await publisher.publish('a', 'x', EVENT)).toEqual({ given: {} });
    expect(asked).toEqual([{ do: 'publish', site: 'a', item: 'x', event: EVENT }]);
  });
  test('may give members itself, an id as a bigint', async () => {
    const { publisher } = saying({ event: { id: 1759, link: null } });
    expect(await publisher.update('a', 'x', EVENT)).toEqual({ given: { id: 1759n, link: null } });
  });
  test.each([{ event: { id: '1' } }, { event: { name: 'x' } }, { event: { times: [{}] } }])(
    'gives nothing that no event has: %j',
    async (answer) => {
      await expect(saying(answer).publisher.publish('a', 'x', EVENT)).rejects.toThrow('expected members of an event');
    },
  );
  test('may refuse an event, which is then not judged', async () => {
    const { publisher } = saying({ refused: 'titles are never null' });
    expect(await publisher.publish('a', 'x', EVENT)).toEqual({ refused: 'titles are never null' });
  });
  test('may refuse to withdraw and to set the clock: what hangs on it is not applicable', async () => {
    const { publisher, clock } = saying({ refused: 'nothing is ever withdrawn' });
    await expect(publisher.withdraw('a', 'x')).rejects.toThrow(NotApplicable);
    await expect(clock.set(undefined)).rejects.toThrow('the clock cannot be set: nothing is ever withdrawn');
  });
});
