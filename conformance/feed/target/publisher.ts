import type { FeedEvent } from '../oracle/event/event.ts';

/** What the feed made of an item. */
export interface Published {
  /**
   * Members that the feed gives itself, whatever was asked for: an id of its own, say, which code without types may
   * give as a number or as its digits as well.
   */
  readonly given: Partial<FeedEvent>;
}

/** The feed does not have such an item: what it would show need not be judged. */
export interface NotPublished {
  /** The reason, in the words of the operator of the feed. */
  readonly refused: string;
  /** The feed was not asked: what stands between could not have said it. */
  readonly unasked?: boolean;
}

/**
 * The way by which items come into a feed; the interface document does not show it. An item has a name of ours, which
 * the feed need not show. Each operation is done when its promise resolves: from then on the feed owes what was
 * published. Rejects with `TransportFailure` where the other side does not answer as it should; what else it is
 * rejected with is taken for that: the check is inconclusive, and tells it.
 */
export interface Publisher {
  publish(site: string, item: string, event: FeedEvent): Promise<Published | NotPublished>;
  /** Puts another event in the place of a published one. */
  update(site: string, item: string, event: FeedEvent): Promise<Published | NotPublished>;
  /** Rejects with `NotApplicable` where the feed withdraws nothing. */
  withdraw(site: string, item: string): Promise<void>;
}

/** The clock by which the feed tells what is upcoming. */
export interface FeedClock {
  /**
   * Unix time in milliseconds; undefined for the real time again. Rejects with `NotApplicable` where it cannot be set.
   */
  set(epochMs: number | undefined): Promise<void>;
}
