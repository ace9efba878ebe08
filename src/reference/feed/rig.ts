import { type Clock, systemClock } from '../clock.ts';
import type { Handler } from '../serve.ts';
import { type Choices, choices } from './choices.ts';
import { type Parts, parts } from './parts.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { StoreFactory } from './store/store.ts';

/** Stands before a handler; it may change the request, the answer, both or neither. */
export type Middleware = (next: Handler) => Handler;

/**
 * What a feed is built from. Each member can be replaced, which is how a fault or a variant is made:
 * `(rig) => ({ ...rig, parts: { ...rig.parts, authorise: () => ({ status: 200 }) } })`.
 */
export interface FeedRig {
  readonly parts: Parts;
  readonly store: StoreFactory;
  readonly clock: Clock;
  /** The first is the outermost. */
  readonly middleware: readonly Middleware[];
  readonly choices: Choices;
  /** Path of the base URL, without a slash at its end: events are at `{base}/events/{site}.{format}`. */
  readonly base: string;
  /** How many requests a key is good for, ever; more are answered with 429. Default: any number. */
  readonly requestsPerKey?: number;
  /** Whether what was made for one answer may serve others as long as it is right. Default: yes. */
  readonly keep?: boolean;
  /** Whether our own publishing interface is answered below `/publish`, for whom: see `publish-route.ts`. */
  readonly publishing?: { readonly token: string };
}

/** A rig with everything right: an empty store in memory, the machine's clock, `/v2`, nobody may publish over HTTP. */
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
