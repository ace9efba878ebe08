import type { Header } from '../../core/target/header.ts';
import type { FindingKind } from '../finding/finding.ts';

/** Where a log is: plain data, so that it crosses to a worker. */
export type LogLocation =
  | { readonly kind: 'directory'; readonly path: string }
  | {
      readonly kind: 'http';
      /** Without a slash at its end. */
      readonly prefix: string;
      /** Headers for the log's own host only. */
      readonly headers: readonly Header[];
      /** For one exchange, in milliseconds. */
      readonly timeoutMs: number;
    };

/** Reads the resources of a log. */
export interface LogSource {
  /** How many reads may be under way at a time. Where it is 1, bytes are good until the next read only. */
  readonly ahead: number;
  /**
   * The bytes of a resource, which the caller may spoil; `Absent` or undefined where there is none. Throws `UnsoundResource`
   * where what is there cannot be a resource of at most `limit` bytes, and `UnreadResource` where nobody can tell.
   */
  read(path: string, limit: number): FetchedResource | Promise<FetchedResource>;
  close(): Promise<void>;
}

/** What a source has for a path. */
export type FetchedResource = Buffer | AbsentResource | undefined;

/** Whether there is something. */
export function isPresent(got: FetchedResource): got is Buffer {
  return got instanceof Buffer;
}

/** There is no such resource; `answer` is how the source said so. */
export interface AbsentResource {
  readonly answer: string;
}

/** What is served cannot be the resource: a finding. */
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

/** A resource could not be read, which says nothing of the log. */
export class UnreadResource extends Error {
  override readonly name = 'UnreadResource';
  /** An HTTP answer, or at least its beginning, was seen. */
  readonly answered: boolean;

  constructor(message: string, answered = false) {
    super(message);
    this.answered = answered;
  }
}
