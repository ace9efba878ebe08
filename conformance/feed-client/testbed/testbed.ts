import { type FeedClientRig, rightFeedClientRig } from '../../../src/reference/feed-client/index.ts';
import { CallCounter } from '../../core/alteration/call-counter.ts';
import { virtualTime } from '../../core/run/time.ts';
import { openAlteredFeed } from '../../feed/testbed/shown/altered-feed.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import type { FeedClientTarget } from '../target/feed-client-target.ts';
import { openFeedClient } from '../target/open.ts';
import type { FeedClientNeeds } from './alteration.ts';
import { readerVisitor } from './visitor.ts';

/** A reference client that can be judged in process. */
export interface ReaderTestbed {
  readonly target: FeedClientTarget & OpenTarget;
  /** Whether a replaced member was called at all. */
  fired(): boolean;
}

/** Opens an altered client. */
export function readerTestbed(install: (rig: FeedClientRig) => FeedClientRig, needs: FeedClientNeeds): ReaderTestbed {
  const counter = new CallCounter();
  const rig = counter.replaced(install(rightFeedClientRig), rightFeedClientRig);
  const time = virtualTime();
  const runs = new ClientRuns(time);
  const target = openFeedClient({
    visitor: readerVisitor(rig, needs, runs),
    feeds: (choice) => openAlteredFeed(choice, () => time.epoch()),
    runs,
    time,
    atOnce: 1,
    fields: {},
    one: needs.as === 'event',
    follows: needs.as === 'poll',
  });
  return { target, fired: () => counter.calls > 0 };
}
