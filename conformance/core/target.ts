import type { Choices } from './choice.ts';
import type { Answer, ExchangeListener, Header } from './exchange.ts';
import type { LogOverGrpc } from './log-rpc.ts';
import type { Resource } from './resource.ts';
import type { Vkey } from './vkey.ts';

/**
 * Why a facet is absent. `not-offered`: the target does not have it (not-applicable). `not-allowed`: the person
 * running the suite did not allow it (waived). `without`: `--without` named it (waived). `not-given`: it is needed to
 * judge and was not given (inconclusive).
 */
export type Absence = 'not-offered' | 'not-allowed' | 'without' | 'not-given';

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

/** What every target has. */
export interface Target {
  /** Why an optional member is not there, by its name. */
  readonly absent: Readonly<Record<string, Absence>>;
  readonly choices: Choices;
  /** Nobody else writes to it while it is judged. */
  readonly exclusive: boolean;
  /** Hears every exchange with the target. Returns the function that ends it. */
  listen(listener: ExchangeListener): () => void;
}

/** Changes how one resource is asked for. */
export interface ReadOptions {
  /** Default: GET. An answer to another one is no answer of the resource's content: no watch of contents hears it. */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: readonly Header[];
  /** On a connection of its own, past every cache of ours. */
  readonly fresh?: boolean;
}

/** A request to the path where entries are created, on a connection of its own: it is never sent a second time. */
export interface EntriesRequest {
  /** Default: POST. */
  readonly method?: string;
  readonly body?: Uint8Array;
  /** Default: `Content-Type: application/json`. */
  readonly headers?: readonly Header[];
  /** Lets the connection go after so many milliseconds, answer or not: then the promise rejects with `Trouble`. */
  readonly hangUpAfterMs?: number;
}

/** A tiled transparency log. Optional members are its facets. */
export interface LogTarget extends Target {
  /** Asks for a resource, by GET unless told otherwise, follows redirects, waits out 429 and 503 where the answer says for how long. */
  read(resource: Resource, options?: ReadOptions): Promise<Answer>;
  /** The log's own keys. */
  readonly keys?: readonly Vkey[];
  /** What the first line of each checkpoint is to be. */
  readonly origin?: string;
  readonly readWire?: Wire;
  /** Adds one leaf by a route outside of the interface and gives its index. */
  append?(leaf: Uint8Array): Promise<bigint>;
  /**
   * Asks at `{base_url}/api/v2/log/entries` (the interface document, "Endpoints"). 429 and 503 say that nothing was
   * logged, so they are waited out and the request is sent again; after a lost answer it never is.
   */
  create?(request: EntriesRequest): Promise<Answer>;
  readonly grpc?: LogOverGrpc;
  /** Ends the log's process, politely or not, and starts it again. Resolves when it answers. */
  restart?(how: 'term' | 'kill'): Promise<void>;
  /** How many entries may still be added in this run; absent: as many as one likes. */
  writesLeft?(): number;
}
