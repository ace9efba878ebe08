import { ConnectError } from '@connectrpc/connect';
import type { Header } from '../../core/target/header.ts';
import { TransportFailure, type TransportFailureCode } from '../../core/target/transport-failure.ts';
import { transportFailureOf } from '../http/failure-of-error.ts';

/** The status that a server ended a call with, which is not OK. */
export interface GrpcStatus {
  readonly code: number;
  readonly message: string;
  /** Leading and trailing metadata. */
  readonly metadata: readonly Header[];
}

const DEADLINE_EXCEEDED = 4;
const UNIMPLEMENTED = 12;

/**
 * The status behind what a call threw. `bound` is the limit of ours that ended it, if one did.
 *
 * @throws TransportFailure where no gRPC server said it: the connection failed, the time was up, or what came is not gRPC. So a
 * server's own "deadline exceeded" is one too: the deadline was ours.
 */
export function grpcStatusOf(cause: unknown, where: string, bound: TransportFailureCode | undefined): GrpcStatus {
  if (!(cause instanceof ConnectError)) throw transportTrouble(cause, where, bound);
  const { code, rawMessage, metadata, isWireError } = cause;
  const status = { code, message: rawMessage, metadata: [...metadata] as Header[] };
  if (isWireError && code !== DEADLINE_EXCEEDED && isCode(metadata)) return status;
  if (bound !== undefined || code === DEADLINE_EXCEEDED)
    throw transportFailureOf(cause, where, isWireError, bound ?? 'timeout');
  // A server that has no such service may know no gRPC at that path at all ("HTTP to gRPC Status Code Mapping").
  if (rawMessage === 'HTTP 404') return { ...status, code: UNIMPLEMENTED };
  if (rawMessage.startsWith('http/2 stream closed'))
    throw new TransportFailure('reset', `${where}: ${rawMessage}`, { cause });
  const below = rootOf(cause);
  if (below !== cause && isOfTransport(below)) throw transportTrouble(below, where, bound);
  throw new TransportFailure('protocol', `${where}: no answer of gRPC (${rawMessage})`, { answered: true, cause });
}

/** Whether the status is the number that it has to be. In process there is no wire that it stood on. */
function isCode(metadata: Headers): boolean {
  return metadata.has('grpc-status-details-bin') || /^([0-9]|1[0-6])$/.test(metadata.get('grpc-status') ?? '0');
}

/** The error that stands behind all others. */
function rootOf(error: Error): Error {
  let at = error;
  for (const seen = new Set<Error>(); at.cause instanceof Error && !seen.has(at); at = at.cause) seen.add(at);
  return at;
}

/** Whether it is the connection that failed: what came, and could not be read, fails otherwise. */
function isOfTransport(error: NodeJS.ErrnoException): boolean {
  return /^ERR_HTTP2_/.test(error.code ?? '') || transportFailureOf(error, '', false).code !== 'protocol';
}

function transportTrouble(cause: unknown, where: string, bound: TransportFailureCode | undefined): TransportFailure {
  const trouble = transportFailureOf(cause, where, false, bound);
  if (trouble.code !== 'protocol') return trouble;
  const { message = String(cause), code = '' } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException;
  // The server gave the one stream up, or went away with all of them.
  if (/^ERR_HTTP2_(STREAM|GOAWAY|SESSION)/.test(code))
    return new TransportFailure('reset', `${where}: ${message}`, { cause });
  return new TransportFailure('protocol', `${where}: what came is not gRPC over HTTP/2 (${message})`, { cause });
}
