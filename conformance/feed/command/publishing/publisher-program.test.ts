import { describe, expect, test } from 'vitest';
import { NotApplicable } from '../../../core/check/early-end.ts';
import type { Conversation, ProgramAnswer } from './conversation.ts';
import { programClock, programPublisher } from './publisher-program.ts';

const EVENT = { id: 1n, title: null, times: null, type: null, link: null, updated: null };
/** A program that always says the same, and what it was asked. */
function saying(answer: ProgramAnswer, exact = true) {
  const asked: object[] = [];
  const ask = async (question: object) => {
    asked.push(question);
    return answer;
  };
  const conversation = { ask, isExact: async () => exact } as unknown as Conversation;
  return { asked, publisher: programPublisher(conversation), clock: programClock(conversation) };
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
  test.each([
    ['1759', 1759n],
    ['1447286399238049793', 1447286399238049793n],
    [1447286399238049793n, 1447286399238049793n],
    [null, null],
  ])('may give an id as a number or as digits: %s', async (given, id) => {
    const { publisher } = saying({ event: { id: given } });
    expect(await publisher.publish('a', 'x', EVENT)).toEqual({ given: { id } });
  });
  test('is not held to an id that JavaScript may have rounded, but where it was asked for', async () => {
    const { publisher } = saying({ event: { id: 1447286399238049800n } });
    await expect(publisher.publish('a', 'x', EVENT)).rejects.toThrow(
      /1447286399238049800 may have lost digits.*string/,
    );
    const asked = { ...EVENT, id: 1447286399238049800n };
    expect(await publisher.publish('a', 'x', asked)).toEqual({ given: { id: 1447286399238049800n } });
  });
  test('is sent no id that it may not keep', async () => {
    const { publisher, asked } = saying({}, false);
    const large = await publisher.publish('a', 'x', { ...EVENT, id: 2n ** 53n + 1n });
    expect([large, asked]).toEqual([{ refused: expect.stringContaining('beyond 2^53'), unasked: true }, []]);
    expect(await publisher.publish('a', 'y', EVENT)).toEqual({ given: {} });
  });
  test('is sent no half of a surrogate pair, for which a parser of JSON may refuse the line', async () => {
    const { publisher, asked } = saying({});
    const halves = { refused: expect.stringContaining('surrogate'), unasked: true };
    for (const more of [{ title: 'a \ud83d' }, { type: [null, '\udc69'] }, { link: 'https://events.example/\ud83d' }])
      expect(await publisher.update('a', 'x', { ...EVENT, ...more })).toEqual(halves);
    expect(asked).toEqual([]);
    expect(await publisher.publish('a', 'y', { ...EVENT, title: '\ud83d\udc69', type: [null] })).toEqual({ given: {} });
  });
  test.each([{ event: { id: 'one' } }, { event: { id: 1.5 } }, { event: { name: 'x' } }, { event: { times: [{}] } }])(
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
