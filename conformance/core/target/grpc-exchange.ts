/** Exchanges over gRPC, and the names of gRPC's status codes. */
import type { Exchange } from './exchange.ts';

/** The names of gRPC's status codes, from 0 ("Status codes and their use in gRPC"). */
const GRPC_CODES = [
  'OK',
  'cancelled',
  'unknown',
  'invalid argument',
  'deadline exceeded',
  'not found',
  'already exists',
  'permission denied',
  'resource exhausted',
  'failed precondition',
  'aborted',
  'out of range',
  'unimplemented',
  'internal',
  'unavailable',
  'data loss',
  'unauthenticated',
] as const;

/** A gRPC status code for people: `3 (invalid argument)`. */
export function grpcCodeText(code: number): string {
  return `${code} (${GRPC_CODES[code] ?? 'no status code'})`;
}

/** Whether an exchange went over gRPC. */
export function isGrpcExchange({ request }: Pick<Exchange, 'request'>): boolean {
  return /^grpcs?:/i.test(request.url);
}
