import type { ExchangeId } from '../../core/target/answer.ts';

/** What a look came to. */
export interface Seen {
  readonly content: boolean;
  readonly ended: string;
  /** Why nothing follows from it. */
  readonly unfinished?: string;
  /** The record of the run, once it has ended. */
  readonly exchange: () => ExchangeId;
}
