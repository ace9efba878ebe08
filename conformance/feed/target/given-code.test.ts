import { describe, expect, test } from 'vitest';
import { check } from '../../core/check/check.ts';
import { NotApplicable } from '../../core/check/early-end.ts';
import { suite } from '../../core/check/suite.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { feedTarget } from './feed.ts';
import { checkedClock, checkedPublisher } from './given-code.ts';
import type { Publisher } from './publisher.ts';
import type { FeedTarget } from './target.ts';

const EVENT = { id: 1n, title: null, times: null, type: null, link: null, updated: null };
const saying = (answer: unknown): Publisher => {
  const say = async () => answer as never;
  return checkedPublisher({ publish: say, update: say, withdraw: say });
};

describe('what a publisher says', () => {
  test.each([
    [{ given: { id: 5, title: 'x' } }, { given: { id: 5n, title: 'x' } }],
    [{ given: { id: '9007199254740993' } }, { given: { id: 9007199254740993n } }],
    [{ given: { id: null } }, { given: { id: null } }],
    [{ given: {} }, { given: {} }],
    [{ refused: 'no nulls' }, { refused: 'no nulls' }],
  ])('%j is taken by its value', async (said, made) => {
    expect(await saying(said).publish('a', 'x', EVENT)).toEqual(made);
    expect(await saying(said).update('a', 'x', EVENT)).toEqual(made);
  });
  test.each([
    [undefined, 'found nothing'],
    [{ id: 5n }, 'found { id: 5n }'],
    [7, 'found 7'],
    [{ given: null }, 'found { given: null }'],
    [{ given: { id: 2 ** 60 } }, 'beyond 2^53 a bigint or a string of digits'],
    [{ given: { id: 'x1' } }, 'the id x1'],
  ])('%o is no answer, and trouble', async (said, why) => {
    const made = saying(said).publish('a', 'x', EVENT);
    await expect(made).rejects.toMatchObject({ name: 'TransportFailure', message: expect.stringContaining(why) });
    await expect(made).rejects.toThrow('asked to publish x: expected ');
  });
});

test('an error of its code is reported as such, with the operation', async () => {
  const throwing = async (): Promise<never> => {
    throw new RangeError('no such row');
  };
  const publisher = checkedPublisher({ publish: throwing, update: throwing, withdraw: throwing });
  const trouble = (message: string) => ({ name: 'TransportFailure', message });
  await expect(publisher.update('a', 'x', EVENT)).rejects.toMatchObject(
    trouble('the publisher that was given failed to update x: RangeError: no such row'),
  );
  await expect(publisher.withdraw('a', 'x')).rejects.toMatchObject(
    trouble('the publisher that was given failed to withdraw x: RangeError: no such row'),
  );
  await expect(checkedClock({ set: throwing }).set(1)).rejects.toMatchObject(
    trouble('the clock that was given failed to set the time: RangeError: no such row'),
  );
});

test('what it says of itself passes through', async () => {
  const never = async (): Promise<never> => {
    throw new NotApplicable('nothing is withdrawn');
  };
  const publisher = checkedPublisher({ publish: never, update: never, withdraw: never });
  await expect(publisher.withdraw('a', 'x')).rejects.toBeInstanceOf(NotApplicable);
});

test('a check whose publisher fails is inconclusive, and no fault of the suite', async () => {
  const publish = async (_site: string, _item: string, event: unknown) => {
    JSON.stringify(event);
    return { given: {} };
  };
  const publisher = { publish, update: publish, withdraw: async () => {} };
  const handler = () => new Response('{}');
  const target = feedTarget({ site: 'eng', handler, publisher });
  const publishes = check<FeedTarget>()({
    proves: 'FEED-RT-001',
    needs: ['publisher'],
    reasons: { never: 'it never fails' },
    run: async (feed) => void (await feed.publisher.publish('eng', 'x', EVENT)),
  });
  const made = suite<FeedTarget>({ name: 'feed', order: ['a'], checks: { 'a/b': publishes } });
  const { results } = await runPlan(plan(made, { rulesets: ['interface'] }), target, { seed: 1n, time: target.time });
  await target.close();
  expect(results[0]).toMatchObject({
    outcome: 'inconclusive',
    message: expect.stringMatching(
      /^the publisher that was given failed to publish x: TypeError: .*BigInt.*toString\(\)/,
    ),
  });
});
