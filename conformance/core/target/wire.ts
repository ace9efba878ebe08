import type { Answer } from './answer.ts';
import type { Header } from './header.ts';

/** A request that is sent exactly as written: nothing is normalised, and only the framing is added. */
export interface WireRequest {
  readonly method: string;
  /** The request target, verbatim, from its first slash. */
  readonly path: string;
  readonly headers?: readonly Header[];
  readonly body?: Uint8Array;
  /** Whether the request gets a new connection. */
  readonly fresh?: boolean;
  /**
   * For HEAD: reads bytes that follow the head within a second as the body of the answer; there should be no such
   * bytes.
   */
  readonly beyond?: boolean;
}

/** Raw HTTP to one origin. Redirects are not followed and codings are not touched. */
export interface Wire {
  send(request: WireRequest): Promise<Answer>;
}
