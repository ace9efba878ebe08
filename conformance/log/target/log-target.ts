/** What a log under test is to the checks. */

import type { Answer } from '../../core/target/answer.ts';
import type { Header } from '../../core/target/header.ts';
import type { Target } from '../../core/target/target.ts';
import type { Wire } from '../../core/target/wire.ts';
import type { Vkey } from '../oracle/note/verifier-key.ts';
import type { Resource } from '../oracle/tiles/resource.ts';
import type { LogOverGrpc } from './rpc/operations.ts';

/** Changes how one resource is asked for. */
export interface ReadOptions {
  /** Default: GET. An answer to another method has not the content of the resource: the watches of contents do not judge it. */
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
  /** Closes the connection after so many milliseconds, answered or not: then the promise rejects with a `TransportFailure`. */
  readonly hangUpAfterMs?: number;
}

/** A tiled transparency log. Optional members are its facets. */
export interface LogTarget extends Target {
  /** Reads a resource, by GET unless `options` name another method; follows redirects, waits out 429 and 503 where Retry-After says for how long. */
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
