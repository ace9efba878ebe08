/** How keys are refused by the known service (Server codes). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { again } from './again.ts';
import { statusSaid } from './held.ts';
import { hasEvents } from './leaked.ts';
import { listing } from './reading.ts';
import { changedKey, keyOf, NO_KEY } from './spoiled.ts';

/** What `meta.status` of an answer in JSON has to be; what is no envelope is another check's matter. */
function statusDefect(answer: Answer, status: number, why: string, at: string): Defect<'other'> | undefined {
  const said = statusSaid(answer);
  if (said === undefined || said === status) return undefined;
  return { reason: 'other', expected: `meta.status ${status}: ${why}`, actual: `${said}`, at };
}

/** Asks with a key, again where the answer says something else: once in a while that may be that there are too many. */
const refused = (feed: FeedTarget, t: Trial<FeedTarget, never>, status: number, key: string | null) =>
  again(
    t,
    () => feed.get({ key }),
    (answer) => statusSaid(answer) === status,
  );

const NOT_SAID = 'the answer says no meta.status';

export const withoutKey = check<FeedTarget>()({
  proves: 'FEED-OD-002',
  reasons: { other: '`meta.status` of a request without a key is not 511' },
  run: async (feed, t) => {
    await t.use(listing);
    const answer = await refused(feed, t, 511, null);
    if (statusSaid(answer) === undefined || (await hasEvents(feed, answer))) t.notApplicable(NOT_SAID);
    t.judge(statusDefect(answer, 511, 'no key was sent', `events/${feed.site}.json`), answer);
  },
});

export const invalidKey = check<FeedTarget>()({
  proves: 'FEED-OD-003',
  reasons: { other: '`meta.status` of a request with a key that is not valid is not 401' },
  run: async (feed, t) => {
    await t.use(listing);
    const key = keyOf(feed);
    if (key === undefined) return t.notApplicable(NO_KEY);
    const answer = await refused(feed, t, 401, changedKey(key));
    if (statusSaid(answer) === undefined || (await hasEvents(feed, answer))) t.notApplicable(NOT_SAID);
    t.judge(statusDefect(answer, 401, 'the key is not valid', `events/${feed.site}.json`), answer);
  },
});
