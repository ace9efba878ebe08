/** The interface between a log under test and the checks. */

import type { Answer } from '../../core/target/answer.ts';
import type { Header } from '../../core/target/header.ts';
import type { Target } from '../../core/target/target.ts';
import type { Wire } from '../../core/target/wire.ts';
import type { Vkey } from '../oracle/note/verifier-key.ts';
import type { Policy } from '../oracle/policy/policy.ts';
import type { Resource } from '../oracle/tiles/resource.ts';
import type { LogOverGrpc } from './rpc/operations.ts';
import type { OpenTestAuthority, SubmissionName } from './submission-route.ts';

/** Options of a read. */
export interface ReadOptions {
  /**
   * Default: GET. An answer to another method has not the content of the resource: the watches of contents do not judge
   * it.
   */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: readonly Header[];
  /** On a new connection, without our caches. */
  readonly fresh?: boolean;
}

/** A request to the path that creates entries, on a new connection. It is never repeated. */
export interface EntriesRequest {
  /** Default: POST. */
  readonly method?: string;
  readonly body?: Uint8Array;
  /** Default: `Content-Type: application/json`. */
  readonly headers?: readonly Header[];
  /**
   * Closes the connection after so many milliseconds, answered or not: then the promise rejects with a
   * `TransportFailure`.
   */
  readonly hangUpAfterMs?: number;
}

/** A tiled transparency log. Optional members are its facets. */
export interface LogTarget extends Target {
  /**
   * Reads a resource, by GET unless `options` name another method. Follows redirects, and reads again after 429 and 503
   * with Retry-After.
   */
  read(resource: Resource, options?: ReadOptions): Promise<Answer>;
  /** The keys of the log. */
  readonly keys?: readonly Vkey[];
  /** Whose cosignatures its checkpoints need (C2SP tlog-policy). */
  readonly policy?: Policy;
  /** The required first line of each checkpoint. */
  readonly origin?: string;
  /** The URL prefixes by which the log says it can be read, as given. */
  readonly publishedPrefixes?: readonly string[];
  /** The prefix at which a log of certificates takes submissions, as given. */
  readonly submissionPrefix?: string;
  /** Of a log of certificates: the answer of get-roots (RFC 6962 section 4.7). */
  roots?(): Promise<Answer>;
  /** Submits a chain; the body is the JSON of RFC 6962 section 4.1. It is sent again only as {@link create} is. */
  submit?(name: SubmissionName, body: Uint8Array): Promise<Answer>;
  /** The authority whose chains a run submits. */
  readonly authority?: OpenTestAuthority;
  readonly readWire?: Wire;
  /** Adds a leaf by a route outside of the interface and returns its index. */
  append?(leaf: Uint8Array): Promise<bigint>;
  /**
   * Sends a request to `{base_url}/api/v2/log/entries` (the interface document, "Endpoints"). 429 and 503 report that
   * nothing was logged, so the request is sent again after a wait; after a lost answer it is not.
   */
  create?(request: EntriesRequest): Promise<Answer>;
  readonly grpc?: LogOverGrpc;
  /** Ends the log's process, by a request or by force, and starts it again. Resolves when it answers. */
  restart?(how: 'term' | 'kill'): Promise<void>;
  /** How many entries may still be added in this run; absent: any number. */
  writesLeft?(): number;
}
