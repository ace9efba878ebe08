import {
  createFeed,
  type Feed,
  type FeedRig,
  feedRig,
  type NewEvent,
  type Store,
} from '../../../src/reference/feed/index.ts';
import { type Serving, serve } from '../../../src/reference/serve.ts';
import { CallCounter } from '../../core/alteration/call-counter.ts';
import { type Time, virtualTime } from '../../core/run/time.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { IN_PROCESS } from '../../transport/http/in-process-transport.ts';
import type { FeedEvent } from '../oracle/event/event.ts';
import { feedTarget, type OpenFeedTarget } from '../target/feed.ts';
import type { Published, Publisher } from '../target/publisher.ts';
import { eventsAt } from './events.ts';
import type { FeedNeeds } from './needs.ts';

/** A reference feed made ready to be judged in process. */
export interface FeedTestbed {
  readonly feed: Feed;
  readonly target: OpenFeedTarget;
  /** Whether a member that the alteration replaced was called at all. */
  fired(): boolean;
}

/** The site that is judged, the other one, and the key that is asked with. */
export const TESTBED_SITE = 'engineering';
export const TESTBED_OTHER_SITE = 'eng';
/** A site that is known by the site list alone. */
export const TESTBED_THIRD_SITE = 'science';
export const TESTBED_KEY = 'c4f3A9e01b7D4f5e8a2B6c9d0e1f2a3b';
const OTHER_KEY = 'a+b/c=d%20e-other-key';
const BANNED_KEY = 'banned-0123456789';

/** A rig with everything right, the same every time. */
export function rightFeedRig(time: Time): FeedRig {
  return feedRig({ clock: { now: () => time.epoch() } });
}

/** Gives a feed its sites, keys and events. */
export function filledFeed(feed: Feed, now: number, empty = false): Feed {
  feed.putSite({ slug: TESTBED_SITE, name: 'Faculty of Engineering & Design' });
  feed.putSite({ slug: TESTBED_OTHER_SITE, name: 'English' });
  feed.putSite({ slug: 'library/news', name: null });
  feed.putSite({ slug: 'quiet', name: 'Quiet place' });
  feed.putSite({ slug: TESTBED_THIRD_SITE, name: 'Faculty of Science' });
  for (const key of [TESTBED_KEY, OTHER_KEY]) feed.putKey(key);
  feed.putKey(BANNED_KEY, { banned: true });
  for (const site of empty ? [] : [TESTBED_SITE, TESTBED_OTHER_SITE, TESTBED_THIRD_SITE])
    for (const event of eventsAt(now, site)) feed.publish(site, event);
  return feed;
}

/** The publishing of a feed in this process. `given`: what it says that the feed gives an event itself. */
export function inProcessPublisher(
  feed: Pick<Feed, 'publish' | 'update' | 'withdraw'>,
  given: NonNullable<FeedNeeds['given']> = () => ({}),
): Publisher {
  const numbers = new Map<string, number>();
  const made = (event: FeedEvent, number: number): Published => ({ given: given(event, number) });
  const asked = <R>(work: () => R): R => {
    try {
      return work();
    } catch (cause) {
      throw new TransportFailure('protocol', cause instanceof Error ? cause.message : String(cause), { cause });
    }
  };
  return {
    publish: async (site, item, event: FeedEvent) => {
      const number = asked(() => feed.publish(site, event as NewEvent));
      numbers.set(item, number);
      return made(event, number);
    },
    update: async (_site, item, event) => {
      asked(() => feed.update(numbers.get(item)!, event as NewEvent));
      return made(event, numbers.get(item)!);
    },
    withdraw: async (_site, item) => void feed.withdraw(numbers.get(item)!),
  };
}

/** Builds the feed, gives it its events and opens it as a target. */
export async function feedTestbed(install: (rig: FeedRig) => FeedRig, needs: FeedNeeds): Promise<FeedTestbed> {
  const time = virtualTime();
  const right = rightFeedRig(time);
  const { rig, fired } = counted(right, install(right));
  const feed = filledFeed(createFeed(rig), time.epoch(), needs.empty);
  if (needs.key !== undefined) feed.putKey(needs.key);
  const serving = needs.socket ? await serve(feed.handler) : undefined;
  const home = serving?.url ?? IN_PROCESS;
  const target = feedTarget({
    base: `${home}${rig.base}`,
    ...(serving ? {} : { handler: (request: Request) => feed.handler(request) }),
    site: TESTBED_SITE,
    key: needs.key ?? TESTBED_KEY,
    otherSite: TESTBED_OTHER_SITE,
    otherKey: OTHER_KEY,
    sitesUrl: `${home}${needs.sitesPath ?? `${rig.base}/resources/sites.json`}`,
    ...(needs.publish === false ? {} : { publisher: inProcessPublisher(feed, needs.given) }),
    ...(needs.clock === false ? {} : { clock: { set: async (ms) => feed.setNow(ms ?? null) } }),
    choices: needs.declare ?? {},
    exclusive: true,
    time,
  });
  return {
    feed,
    target: { ...target, close: () => closeTestbed(target, feed, serving) },
    fired,
  };
}

async function closeTestbed(target: OpenFeedTarget, feed: Feed, serving: Serving | undefined): Promise<void> {
  await target.close();
  await serving?.close();
  feed.close();
}

/** Counts the calls of everything in which two rigs differ. */
function counted(right: FeedRig, altered: FeedRig): { rig: FeedRig; fired: () => boolean } {
  const counting = new CallCounter();
  const rig: FeedRig = {
    ...altered,
    parts: counting.replaced(altered.parts, right.parts),
    store: altered.store === right.store ? altered.store : () => counting.replaced(altered.store(), {} as Store),
    middleware: counting.added(altered.middleware, right.middleware),
    clock: altered.clock === right.clock ? altered.clock : { now: counting.one(altered.clock.now) },
  };
  const scalar =
    JSON.stringify(altered.choices) !== JSON.stringify(right.choices) ||
    (['base', 'requestsPerKey', 'keep'] as const).some((member) => altered[member] !== right[member]);
  return { rig, fired: () => scalar || counting.calls > 0 };
}
