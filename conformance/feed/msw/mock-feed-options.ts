import type { Choices, NewEvent } from '../../../src/reference/feed/index.ts';
import type { FaultName, VariantName } from '../generated/alterations.ts';

/** Options of the mocked feed; every member has a default. */
export interface MockFeedOptions {
  /** Where the feed is: `{base}/events/{site}.{format}`. Default: `https://feed.example/v2`. */
  readonly base?: string;
  /** Slug of the site that the events are of. Default: `engineering`. More sites: `feed.putSite`. */
  readonly site?: string;
  /** Its full name. Default: `Faculty of Engineering`. */
  readonly siteName?: string | null;
  /** The valid key; any other is refused. Default: `example-key`. More keys, and banned ones: `feed.putKey`. */
  readonly key?: string;
  /** How many requests the key is good for; more are refused. Default: any number. */
  readonly requestsPerKey?: number;
  /** The listed events: yours, or all unusual ones that a right feed may list. Default: three usual events. */
  readonly events?: readonly NewEvent[] | 'edge-cases';
  /** The fault of the feed: a name of `touchstone faults list feed`. */
  readonly fault?: FaultName;
  /** An unusual but right behaviour: a name of `touchstone variants list feed`. */
  readonly variant?: VariantName;
  /**
   * What it does where the interface leaves it open: `status`, `unknownSite`, `order`, `upcoming`, `xmlNull`, `titles`.
   */
  readonly choices?: Partial<Choices>;
  /**
   * The feed's clock, in milliseconds since the epoch. Default: `Date.now`, that of fake timers where there are some.
   */
  readonly now?: () => number;
}
