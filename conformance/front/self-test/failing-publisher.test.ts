/** A publisher that fails for one event of many leaves the others to be judged. */
import { expect, test } from 'vitest';
import { plan } from '../../core/plan.ts';
import type { Publisher } from '../../core/publisher.ts';
import { run } from '../../core/run.ts';
import { Trouble } from '../../core/trouble.ts';
import titleLost from '../../faults/feed/title-of-space-lost.ts';
import { feedSuite } from '../../feed/index.ts';
import { feedStand } from './feed-stand.ts';

const LISTED = 'feed/published/listed';
const CHECKS = [LISTED, 'feed/published/values', 'feed/published/members', 'feed/published/instants'];

/** The results by check, where `instead` answers for events without a title. */
async function judged(install: Parameters<typeof feedStand>[0], instead: () => ReturnType<Publisher['publish']>) {
  const { target } = await feedStand(install, {});
  const publisher: Publisher = {
    ...target.publisher!,
    publish: (...of) => (of[2].title === null ? instead() : target.publisher!.publish(...of)),
  };
  const chosen = plan(feedSuite, { rulesets: ['interface'], only: CHECKS });
  const { results } = await run(chosen, { ...target, publisher }, { seed: 1n, time: target.time });
  await target.close();
  return new Map<string, (typeof results)[number]>(results.map((one) => [one.id, one]));
}
const locked = () => Promise.reject(new Trouble('protocol', 'the database is locked'));

test('what it published is judged, and one check stays open', async () => {
  const results = await judged((rig) => rig, locked);
  const outcomes = CHECKS.map((id) => results.get(id)!.outcome);
  expect(outcomes).toEqual(['inconclusive', 'pass', 'pass', 'pass']);
  expect(results.get(LISTED)!.message).toMatch(
    /^the database is locked: so it was for .*, and the other \d+ were judged$/,
  );
});

test('a defect in the rest is found', async () => {
  const results = await judged(titleLost.install, locked);
  expect(results.get('feed/published/values')).toMatchObject({ outcome: 'fail', reason: 'title' });
});

test('where it ends, nothing more is judged', async () => {
  const results = await judged(
    (rig) => rig,
    () => Promise.reject(new Trouble('reset', 'the program ended')),
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
  expect(note).toMatch(/^\d+ events were compared; \d+ could not be asked for: it cannot say null$/);
});
