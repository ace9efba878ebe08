/** A sound feed that has too much to do for one request in so many: whichever request that is, it is accused of nothing. */

import { expect, test } from 'vitest';
import type { Middleware } from '../../../src/reference/feed/index.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { profilesOf, rulesetsOf } from '../../core/spec/profile.ts';
import { failureKey } from '../../core/verdict/outcome.ts';
import { feedSuite } from '../suite.ts';
import { withFeedMiddleware } from './alterations.ts';
import type { FeedNeeds } from './needs.ts';
import { feedTestbed } from './testbed.ts';

/** One error in so many requests for events: fewer would have every request fail three times. */
const [FEWEST, MOST] = [5, 80];

/** What a feed, or what stands in front of it, says then. */
const ERRORS: Readonly<Record<string, (requests: number, now: number) => Response>> = {
  'status 429 of the table of the known service, with HTTP status 200': (requests, now) => {
    const meta = { requests, timestamp: Math.floor(now / 1000), status: 429, message: 'API request limit reached' };
    return Response.json(
      { meta: { ...meta, method_id: 1559, method: {} }, data: [] },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
  'HTTP status 503 without an envelope': () =>
    new Response('busy\n', { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '1' } }),
};

const oneIn =
  (many: number, say: () => Response): Middleware =>
  (next) => {
    let requests = 0;
    return async (request) => {
      const isEvents = new URL(request.url).pathname.includes('/events/');
      return isEvents && ++requests % many === 0 ? say() : next(request);
    };
  };

async function failures(needs: FeedNeeds, many: number, say: (now: number) => Response): Promise<readonly string[]> {
  const { target } = await feedTestbed(
    (rig) =>
      withFeedMiddleware(
        rig,
        oneIn(many, () => say(rig.clock.now())),
      ),
    needs,
  );
  const chosen = plan(feedSuite, { rulesets: rulesetsOf('feed', Object.keys(profilesOf('feed'))) });
  const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
  await target.close();
  return results.flatMap((result) => failureKey(result) ?? []);
}

test.each(Object.keys(ERRORS))('%s', { timeout: 600_000 }, async (name) => {
  const found: string[] = [];
  for (let many = FEWEST; many < MOST; many++) {
    for (const needs of [{}, { publish: false, clock: false }]) {
      const keys = await failures(needs, many, (now) => ERRORS[name]!(many, now));
      found.push(...keys.map((key) => `1 in ${many}, ${JSON.stringify(needs)}: ${key}`));
    }
  }
  expect(found).toEqual([]);
});
