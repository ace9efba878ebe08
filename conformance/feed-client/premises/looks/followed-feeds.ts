import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { differenceText } from '../../oracle/list-differences.ts';
import type { FeedChange, FeedChoice, FeedClientTarget } from '../../target/feed-client-target.ts';
import { differencesOf, isContent, type LookDefect, rightFeedDefect } from './differences.ts';
import { judgeShown } from './judged-feeds.ts';
import { type ShownFeed, serveCommandOf } from './shown-feed.ts';
import { soundReading } from './sound-look.ts';

const STANDING: readonly FeedChange[] = ['nothing', 'nothing', 'nothing'];

/** The looks at a sound feed in which nothing happens. A client that cannot look again shows nothing of what changes. */
export const standingFeed = premise<FeedClientTarget>()({
  name: 'standing-feed',
  reasons: ['refused', 'other'],
  find: async (client, t) => {
    const sound = await t.use(soundReading);
    const looks = await client.follow!({}, STANDING);
    const last = looks.at(-1)!;
    if (last.unfinished !== undefined) t.inconclusive(last.unfinished);
    const at = serveCommandOf({ feed: {} });
    const expected = 'it prints the events of a sound feed again at each look';
    if (!isContent(last)) t.fail({ reason: 'refused', expected, actual: last.ended, at }, last);
    const [first] = differencesOf(last, sound);
    if (first) {
      const { served, printed } = differenceText(first);
      t.fail({ reason: 'other', expected: served, actual: `it prints: ${printed}`, at }, last);
    }
    return { sound };
  },
});

/**
 * The looks at a sound feed in which an event is changed. A client that does not print the change has no reason to print that
 * of a feed with other headers.
 */
export const changedFeed = premise<FeedClientTarget>()({
  name: 'changed-feed',
  reasons: ['stale'],
  find: async (client, t) => {
    const { sound } = await t.use(standingFeed);
    const [shown] = await followFeeds(client, { stale: [{}] }, CHANGING);
    if (shown!.look.unfinished !== undefined) t.inconclusive(shown!.look.unfinished);
    const defect = rightFeedDefect(shown!, sound);
    if (defect) t.fail(defect, shown!.look);
    return { sound };
  },
});

/** Nothing happens before the first look, and an event is changed before the second. */
export const CHANGING: readonly FeedChange[] = ['nothing', 'change'];

/** Shows feeds in which something happens, and judges the last look, which stands for all before it. */
export async function judgeFollowed<R extends string>(
  client: FeedClientTarget,
  t: Trial<FeedClientTarget, R>,
  feeds: Readonly<Record<R, readonly FeedChoice[]>>,
  steps: readonly FeedChange[],
  defectOf: LookDefect,
): Promise<void> {
  const { sound } = await t.use(standingFeed);
  await judgeShown(t, sound, await followFeeds(client, feeds, steps), defectOf);
}

async function followFeeds<R extends string>(
  client: FeedClientTarget,
  feeds: Readonly<Record<R, readonly FeedChoice[]>>,
  steps: readonly FeedChange[],
): Promise<readonly ShownFeed<R>[]> {
  const all = Object.entries(feeds) as [R, readonly FeedChoice[]][];
  const happened = steps.filter((step) => step !== 'nothing').join(', ');
  return Promise.all(
    all.flatMap(([reason, list]) =>
      list.map(async (feed) => {
        const looks = await client.follow!(feed, steps);
        return { reason, name: `${serveCommandOf({ feed })}  # and then: ${happened}`, look: looks.at(-1)! };
      }),
    ),
  );
}
