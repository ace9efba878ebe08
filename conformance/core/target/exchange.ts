import type { Answer, ExchangeId } from './answer.ts';
import type { Header } from './header.ts';
import type { IncompleteBody, TransportFailureCode } from './transport-failure.ts';

/** The beginning of a request body, up to some four kilobytes. */
export interface SentBody {
  /** The body as text if it is text, else in base64. Over gRPC: the message in protobuf's JSON. */
  readonly preview: string;
  readonly encoding: 'utf-8' | 'base64';
  /** Length of the whole body in bytes; over gRPC of the message as it was sent. */
  readonly size: number;
  /** Whether the preview is the whole body, with nothing redacted. */
  readonly whole: boolean;
}

/** Replaces a secret in every record. */
export const REDACTED = '[redacted]';

/** A request as it was sent. */
export interface SentRequest {
  /** `RPC` for a call over gRPC, whose address begins with `grpc:` or `grpcs:`. */
  readonly method: string;
  readonly url: string;
  /**
   * The name of the given key that the address has where it is redacted; absent where the redacted text is not exactly
   * a given key.
   */
  readonly key?: string;
  readonly headers: readonly Header[];
  /** Absent where the request had no body. */
  readonly body?: SentBody;
  /** Over gRPC: the message as it was sent, in base64. Absent where it is long or contains a secret. */
  readonly message?: string;
}

/** A transaction that a program sent to the chain of its scenario. */
export interface RunTransaction {
  /** Its number in the run, from 1. */
  readonly k: number;
  /** When it was sent, in milliseconds since the program was started. */
  readonly atMs: number;
  /** How much gas it used, in decimal digits; absent where it was not mined. */
  readonly gas?: string;
  /** `reverted`: mined without effect. `refused`: the chain answered with an error. `pending`: not known to be mined. */
  readonly ended: 'mined' | 'reverted' | 'refused' | 'pending';
}

/** One run of a program and its result. */
export interface ProgramRun {
  /** The arguments of the program; for a library the member and its arguments as JSON. */
  readonly argv: readonly string[];
  /** The beginning of the files that it found in its working folder, by name: its parameters. */
  readonly files?: Readonly<Record<string, string>>;
  /** Its working folder, if that is kept. */
  readonly folder?: string;
  /** The kind of the program's standard input, in a word. */
  readonly stdin: string;
  /** How it ended: `exit code 1`, `SIGSEGV`, or why we stopped it. */
  readonly ended: string;
  /** The beginning of the output, as text. */
  readonly stdout: string;
  readonly stderr: string;
  /** The error with which a promise of the library was rejected. */
  readonly rejected?: string;
  /** The first hundred transactions that it sent; absent where it sent none, or was not observed. */
  readonly transactions?: readonly RunTransaction[];
}

/** The record of one request and its answer or failure. Secrets are redacted before the record is made. */
export interface Exchange {
  readonly id: ExchangeId;
  /** For a program: the method `RUN`, and no address. */
  readonly request: SentRequest;
  /** For a program: how it was run, and its result. */
  readonly run?: ProgramRun;
  /** The requested path below the prefix: `checkpoint`, `tile/0/000.p/5`. */
  readonly resource?: string;
  readonly answer?: {
    /** Over gRPC: the status code, 0 for OK. */
    readonly status: number;
    readonly headers: readonly Header[];
    /** Length of the received body in bytes, with its content coding. */
    readonly size: number;
    /** The beginning of the body: as text if it is text, else in base64. */
    readonly preview: string;
    readonly encoding: 'utf-8' | 'base64';
  };
  /** Why there is no answer. */
  readonly failure?: string;
  /** With a failure: its kind; absent where it is none of the transport's. */
  readonly failureCode?: TransportFailureCode;
  /** With a failure: whether the beginning of an HTTP answer had arrived. */
  readonly answered?: boolean;
  /** With a failure: that the body ended before its announced end, and where. */
  readonly incomplete?: IncompleteBody;
  /** 1 for the first try, 2 and up for a retry after a failed transport. */
  readonly attempt: number;
  /** Milliseconds since the run began. */
  readonly startedMs: number;
  readonly durationMs: number;
}

/** Receives each exchange when it has ended, with the whole answer if there is one. */
export type ExchangeListener = (exchange: Exchange, answer: Answer | undefined) => void;
