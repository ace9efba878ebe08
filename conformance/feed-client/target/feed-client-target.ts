import type { Evidence } from '../../core/check/trial.ts';
import type { ExchangeId } from '../../core/target/answer.ts';
import type { Target } from '../../core/target/target.ts';
import type { EventValues, Fields } from '../oracle/members.ts';

/** A feed to show: the sound one, or one with a fault or a variant of the suite of feeds. */
export interface FeedChoice {
  readonly fault?: string;
  readonly variant?: string;
  /** How many events it lists. Default: 2, whose values are all there. */
  readonly events?: number;
}

/** What happens in a feed before a look at it. */
export type FeedChange = 'nothing' | 'publish' | 'change' | 'withdraw';

/** What the client is given. */
export interface Question {
  /** Default: the valid key. */
  readonly key?: 'wrong' | 'banned';
  /** Of a client that is asked for one event: which one, by its place among those listed. Default: 0. Beyond them: none. */
  readonly place?: number;
}

/** The formats in which a list can be read. */
export type ReadFormat = 'json' | 'xml' | 'jsonp';

/** A request of the client for a list of events. */
export interface ClientRead {
  /** Below the address of the feed: `events/engineering.json`. */
  readonly path: string;
  readonly format: ReadFormat;
  readonly status: number;
}

/** A look of the client at a feed. */
export interface Look extends Evidence {
  readonly exchange: ExchangeId;
  /** Whether it did not show that it refuses what it was served. */
  readonly content: boolean;
  /** How it ended, for people. */
  readonly ended: string;
  /** The events that it printed; undefined where its output shows no list. */
  readonly printed: readonly EventValues[] | undefined;
  /** The events that a right feed would have served to it. */
  readonly served: readonly EventValues[];
  /** The lists that it asked for. */
  readonly reads: readonly ClientRead[];
  /** What the feed does; a sentence that begins with a verb. */
  readonly feed: string;
}

/** A client of feeds. */
export interface FeedClientTarget extends Target {
  /** Shows a feed to the client. */
  show(feed: FeedChoice, question?: Question): Promise<Look>;
  /** Shows a feed in which something happens: one look after each step. Only for a client that looks more than once. */
  readonly follow?: (feed: FeedChoice, steps: readonly FeedChange[]) => Promise<readonly Look[]>;
  /** What it calls the members that it prints. */
  readonly fields: Fields;
}
