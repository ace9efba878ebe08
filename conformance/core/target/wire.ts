import type { Answer } from './answer.ts';
import type { Header } from './header.ts';

/** A request as it goes on the wire: nothing is normalised, nothing is added but what framing needs. */
export interface WireRequest {
  readonly method: string;
  /** The request target, verbatim, from its first slash. */
  readonly path: string;
  readonly headers?: readonly Header[];
  readonly body?: Uint8Array;
  /** On a connection of its own. */
  readonly fresh?: boolean;
  /** Of HEAD: what comes behind the head, within a second, is the body of the answer; there should be none. */
  readonly beyond?: boolean;
}

/** Raw HTTP to one origin. Redirects are not followed and codings are not touched. */
export interface Wire {
  send(request: WireRequest): Promise<Answer>;
}
