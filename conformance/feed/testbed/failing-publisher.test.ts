/** A publisher that fails for one event of many leaves the others to be judged. */

import { expect, test } from 'vitest';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { titleOfSpaceLost } from '../faults/published/values.ts';
import { feedSuite } from '../suite.ts';
import type { Publisher } from '../target/publisher.ts';
import { feedTestbed } from './testbed.ts';

const LISTED = 'feed/published/listed';
const CHECKS = [LISTED, 'feed/published/values', 'feed/published/members', 'feed/published/instants'];

/** The results by check, where `instead` answers for events without a title. */
async function judged(install: Parameters<typeof feedTestbed>[0], instead: () => ReturnType<Publisher['publish']>) {
  const { target } = await feedTestbed(install, {});
  const publisher: Publisher = {
    ...target.publisher!,
    publish: (...of) => (of[2].title === null ? instead() : target.publisher!.publish(...of)),
  };
  const chosen = plan(feedSuite, { rulesets: ['interface'], only: CHECKS });
  const { results } = await runPlan(chosen, { ...target, publisher }, { seed: 1n, time: target.time });
  await target.close();
  return new Map<string, (typeof results)[number]>(results.map((result) => [result.id, result]));
}
const locked = () => Promise.reject(new TransportFailure('protocol', 'the database is locked'));

test('what it published is judged, and one check stays open', async () => {
  const results = await judged((rig) => rig, locked);
  const outcomes = CHECKS.map((id) => results.get(id)!.outcome);
  expect(outcomes).toEqual(['inconclusive', 'pass', 'pass', 'pass']);
  expect(results.get(LISTED)!.message).toMatch(
    /^the database is locked: so it was for .*, and the other \d+ were judged$/,
  );
});

test('a defect in the rest is found', async () => {
  const results = await judged(titleOfSpaceLost.install, locked);
  expect(results.get('feed/published/values')).toMatchObject({ outcome: 'fail', reason: 'title' });
});

test('where it ends, nothing more is judged', async () => {
  const results = await judged(
    (rig) => rig,
    () => Promise.reject(new TransportFailure('reset', 'the program ended')),
  );
  expect(CHECKS.map((id) => results.get(id)!.outcome)).toEqual(CHECKS.map(() => 'inconclusive'));
});

test('what the feed was not asked for is not said to be refused', async () => {
  const results = await judged(
    (rig) => rig,
    async () => ({ refused: 'it cannot say null', unasked: true }),
  );
  const { outcome, note } = results.get('feed/published/values')!;
  expect(outcome).toBe('pass');
  expect(note).toMatch(/^\d+ events were compared; \d+ could not be published: it cannot say null$/);
});
