import type { Header } from './header.ts';

/** Numbers exchanges within a run, from 1. */
export type ExchangeId = number;

/**
 * An answer over HTTP. `raw` is the received body, still in its content coding and cut at the reader's limit; `body()`
 * is the same with the coding removed.
 */
export interface Answer {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly raw: Uint8Array;
  /** True where `raw`, or the decoded body, was cut at a limit of ours: there was more. */
  readonly cut: boolean;
  /** The bytes without content coding. Throws `UndecodableBody` where the body does not have the named coding. */
  body(): Uint8Array;
  readonly exchange: ExchangeId;
}
