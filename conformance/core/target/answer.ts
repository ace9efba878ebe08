import type { Header } from './header.ts';

/** Numbers exchanges within a run, from 1. */
export type ExchangeId = number;

/**
 * An answer over HTTP. `raw` is what came, still in its content coding, cut at the reader's limit;
 * `body()` is that with the coding removed.
 */
export interface Answer {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly raw: Uint8Array;
  /** True where `raw`, or what it decodes to, was cut at a limit of ours: there was more. */
  readonly cut: boolean;
  /** The bytes without content coding. Throws `UndecodableBody` where the coding named is not the one used. */
  body(): Uint8Array;
  readonly exchange: ExchangeId;
}
