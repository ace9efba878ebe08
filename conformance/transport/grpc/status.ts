import { ConnectError } from '@connectrpc/connect';
import type { Header } from '../../core/target/header.ts';
import { TransportFailure, type TransportFailureCode } from '../../core/target/transport-failure.ts';
import { transportFailureOf } from '../http/failure-of-error.ts';

/** The status other than OK with which a server ended a call. */
export interface GrpcStatus {
  readonly code: number;
  readonly message: string;
  /** Leading and trailing metadata. */
  readonly metadata: readonly Header[];
}

const DEADLINE_EXCEEDED = 4;
const UNIMPLEMENTED = 12;

/**
 * The status in the error that a call threw. `bound`: our limit that ended the call, if one did.
 *
 * @throws TransportFailure where the status does not come from a gRPC server: the connection failed, the time was up, or
 * the answer is not gRPC. A server's own "deadline exceeded" is a failure as well, since we set the deadline.
 */
export function grpcStatusOf(cause: unknown, request: string, bound: TransportFailureCode | undefined): GrpcStatus {
  if (!(cause instanceof ConnectError)) throw transportTrouble(cause, request, bound);
  const { code, rawMessage, metadata, isWireError } = cause;
  const status = { code, message: rawMessage, metadata: [...metadata] as Header[] };
  if (isWireError && code !== DEADLINE_EXCEEDED && isCode(metadata)) return status;
  if (bound !== undefined || code === DEADLINE_EXCEEDED)
    throw transportFailureOf(cause, request, isWireError, bound ?? 'timeout');
  // A server without the service may answer that path without gRPC ("HTTP to gRPC Status Code Mapping").
  if (rawMessage === 'HTTP 404') return { ...status, code: UNIMPLEMENTED };
  if (rawMessage.startsWith('http/2 stream closed'))
    throw new TransportFailure('reset', `${request}: ${rawMessage}`, { cause });
  const below = rootOf(cause);
  if (below !== cause && isOfTransport(below)) throw transportTrouble(below, request, bound);
  throw new TransportFailure('protocol', `${request}: no answer of gRPC (${rawMessage})`, { answered: true, cause });
}

/** Whether the status is a number. In process there is no status on the wire. */
function isCode(metadata: Headers): boolean {
  return metadata.has('grpc-status-details-bin') || /^([0-9]|1[0-6])$/.test(metadata.get('grpc-status') ?? '0');
}

/** The first cause of an error. */
function rootOf(error: Error): Error {
  let at = error;
  for (const visited = new Set<Error>(); at.cause instanceof Error && !visited.has(at); at = at.cause) visited.add(at);
  return at;
}

/** Whether the connection failed: answers that cannot be read have other error codes. */
function isOfTransport(error: NodeJS.ErrnoException): boolean {
  return /^ERR_HTTP2_/.test(error.code ?? '') || transportFailureOf(error, '', false).code !== 'protocol';
}

function transportTrouble(cause: unknown, request: string, bound: TransportFailureCode | undefined): TransportFailure {
  const trouble = transportFailureOf(cause, request, false, bound);
  if (trouble.code !== 'protocol') return trouble;
  const { message = String(cause), code = '' } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException;
  // The server reset the stream, or closed the session.
  if (/^ERR_HTTP2_(STREAM|GOAWAY|SESSION)/.test(code))
    return new TransportFailure('reset', `${request}: ${message}`, { cause });
  return new TransportFailure('protocol', `${request}: what came is not gRPC over HTTP/2 (${message})`, { cause });
}
