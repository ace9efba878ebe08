/**
 * Answers over gRPC.
 *
 * Follows: google/api/httpbody.proto; the gRPC status codes
 */
import type { ExchangeId } from '../../../core/target/answer.ts';
import type { Header } from '../../../core/target/header.ts';

/** google.api.HttpBody, the message of the three reading operations. */
export interface HttpBody {
  readonly contentType: string;
  readonly data: Uint8Array;
}

/** The answer of an RPC: its status code (0 is OK), and its message if it is OK. */
export interface RpcAnswer<V> {
  /** https://grpc.io/docs/guides/status-codes: 3 invalid argument, 5 not found, 6 already exists, 12 unimplemented … */
  readonly code: number;
  /** The status message; empty if the status is OK. */
  readonly message: string;
  /** Leading and trailing metadata. */
  readonly metadata: readonly Header[];
  readonly value?: V;
  readonly exchange: ExchangeId;
}
