import { Code } from '@connectrpc/connect';

/** Why an operation was refused: a gRPC status, and its HTTP status and headers. */
export interface Refusal {
  readonly code: Code;
  /** For people; short, and without internals of the log. */
  readonly message: string;
  /** The HTTP status, where it is not the usual status of the code. */
  readonly status?: number;
  /** More headers over HTTP, more metadata over gRPC. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A value, or the refusal that replaces it. */
export type Admission<V> =
  | { readonly value: V; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly value?: undefined };

const refused = (code: Code, message: string, more: Partial<Refusal> = {}): { readonly refusal: Refusal } => ({
  refusal: { code, message, ...more },
});

/** 400: the body is not a request, or its members contradict each other. Trying again changes nothing. */
export const invalid = (message: string): { readonly refusal: Refusal } => refused(Code.InvalidArgument, message);

/** 409, with the index that the entry has in `x-log-index`, so that a client can go on from there. */
export const alreadyThere = (index: bigint): { readonly refusal: Refusal } =>
  refused(Code.AlreadyExists, `an equivalent entry is in the log already, at index ${index}`, {
    headers: { 'x-log-index': `${index}` },
  });

/** 503: too many entries are under way. Nothing was logged; the client may try again later. */
export const tooBusy = (): { readonly refusal: Refusal } =>
  refused(Code.Unavailable, 'too many entries are under way; try again', { headers: { 'retry-after': '1' } });

/**
 * 503: the log was closed, or has stopped because its store failed. Nothing of this entry was written; another process,
 * or the next one, may accept it.
 */
export const notOpen = (): { readonly refusal: Refusal } =>
  refused(Code.Unavailable, 'the log takes nothing until it is opened again');

/** A frozen log accepts no entries: 405 over HTTP and Unimplemented over gRPC, as in Rekor v2. */
export const frozen = (): { readonly refusal: Refusal } =>
  refused(Code.Unimplemented, 'this log is frozen: use its successor', { status: 405 });

/** HTTP status of a gRPC status, as grpc-gateway maps them. */
const STATUS: Partial<Record<Code, number>> = {
  [Code.InvalidArgument]: 400,
  [Code.NotFound]: 404,
  [Code.AlreadyExists]: 409,
  [Code.Unimplemented]: 501,
  [Code.Unavailable]: 503,
};

/** The HTTP status of a refusal. */
export function statusOf({ code, status }: Refusal): number {
  return status ?? STATUS[code] ?? 500;
}
