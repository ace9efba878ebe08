import type { Header } from '../../core/target/header.ts';
import type { TransportFailureCode } from '../../core/target/transport-failure.ts';
import type { NetworkOptions } from '../../transport/connect/network.ts';
import type { FindingKind } from '../finding/finding.ts';

/** The location of a log: plain data, so that a worker can receive it. */
export type LogLocation =
  | { readonly kind: 'directory'; readonly path: string }
  | {
      readonly kind: 'http';
      /** Without a slash at the end. */
      readonly prefix: string;
      /** Headers for the log's own host only. */
      readonly headers: readonly Header[];
      /** The timeout of one exchange, in milliseconds. */
      readonly timeoutMs: number;
      /** How servers are reached: certificates, proxies, redirects. */
      readonly network?: NetworkOptions;
      /** Sent as User-Agent, which tells the log's operator who reads, unless `headers` has another. */
      readonly userAgent?: string;
      /** The most requests a second; absent: no limit. One thread then reads them all. */
      readonly rate?: number;
    }
  | {
      readonly kind: 's3';
      /** `s3://bucket/prefix`, without a slash at the end. Endpoint, region and credentials are those of the environment. */
      readonly address: string;
      /** The timeout of one exchange, in milliseconds. */
      readonly timeoutMs: number;
      /** How the storage is reached: certificates and proxies. */
      readonly network?: NetworkOptions;
      /** Who reads. */
      readonly userAgent?: readonly [name: string, version: string];
      /** The most requests a second, as for `http`. */
      readonly rate?: number;
    };

/** The address of a log, as a person gives it. */
export function addressOf(place: LogLocation): string {
  if (place.kind === 'directory') return place.path;
  return place.kind === 'http' ? place.prefix : place.address;
}

/** Reads the resources of a log. */
export interface LogSource {
  /** How many reads may be pending at a time. Where it is 1, the bytes are valid only until the next read. */
  readonly ahead: number;
  /**
   * The bytes of a resource, which the caller may overwrite; `AbsentResource` or undefined where it does not exist.
   * Throws `UnsoundResource` where the served data cannot be a resource of at most `limit` bytes, and `UnreadResource`
   * where the resource could not be read.
   */
  read(path: string, limit: number): FetchedResource | Promise<FetchedResource>;
  /** The Date of the last answer, in milliseconds since 1970; undefined where it has no such field. */
  clock?(): number | undefined;
  close(): Promise<void>;
}

/** The result of reading a path from a source. */
export type FetchedResource = Buffer | AbsentResource | undefined;

/** Whether the resource exists. */
export function isPresent(resource: FetchedResource): resource is Buffer {
  return resource instanceof Buffer;
}

/** The resource does not exist; `answer`: the source's answer. */
export interface AbsentResource {
  readonly answer: string;
}

/** The served data cannot be the resource: a finding. */
export class UnsoundResource extends Error {
  override readonly name = 'UnsoundResource';
  readonly kind: FindingKind;
  readonly expected: string;

  constructor(kind: FindingKind, expected: string, actual: string) {
    super(actual);
    this.kind = kind;
    this.expected = expected;
  }
}

/** A resource could not be read, which is not a finding. */
export class UnreadResource extends Error {
  override readonly name = 'UnreadResource';
  /** Whether an HTTP answer, or at least its beginning, arrived. */
  readonly answered: boolean;
  /** The kind of the failed request; absent where a request did not fail. */
  readonly code: TransportFailureCode | undefined;

  constructor(message: string, answered = false, code?: TransportFailureCode) {
    super(message);
    this.answered = answered;
    this.code = code;
  }
}
