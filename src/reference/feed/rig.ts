import { type Clock, systemClock } from '../clock.ts';
import type { Handler } from '../serve.ts';
import { type Choices, choices } from './choices.ts';
import { type Parts, parts } from './parts.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { StoreFactory } from './store/store.ts';

/** Wraps a handler; it may change the request, the answer, both or neither. */
export type Middleware = (next: Handler) => Handler;

/**
 * The members from which a feed is built. Each can be replaced, which is how a fault or a variant is made:
 * `(rig) => ({ ...rig, parts: { ...rig.parts, authorise: () => ({ status: 200 }) } })`.
 */
export interface FeedRig {
  /** The decisions of the feed. */
  readonly parts: Parts;
  /** Opens the store. */
  readonly store: StoreFactory;
  /** The source of the current time. */
  readonly clock: Clock;
  /** Wrappers of the handler; the first is the outermost. */
  readonly middleware: readonly Middleware[];
  /** The behaviour where the interface document is silent. */
  readonly choices: Choices;
  /** Path of the base URL, without a slash at its end: events are at `{base}/events/{site}.{format}`. */
  readonly base: string;
  /** How many requests each key allows in total; more are answered with 429. Default: any number. */
  readonly requestsPerKey?: number;
  /** Whether a rendering may be shared by answers as long as it is valid. Default: yes. */
  readonly keep?: boolean;
  /** Who may use the publishing interface below `/publish` (`publish-route.ts`); absent: the interface is disabled. */
  readonly publishing?: { readonly token: string };
}

/** A correct rig: an empty store in memory, the machine's clock, `/v2`, no publishing over HTTP. */
export function feedRig(o: Partial<Omit<FeedRig, 'choices'>> & { readonly choices?: Partial<Choices> } = {}): FeedRig {
  return {
    parts,
    store: sqliteStore(':memory:'),
    clock: systemClock,
    middleware: [],
    base: '/v2',
    ...o,
    choices: { ...choices, ...o.choices },
  };
}
