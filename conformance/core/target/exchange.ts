import type { Answer, ExchangeId } from './answer.ts';
import type { Header } from './header.ts';

/** The beginning of a body that was sent, up to some four kilobytes. */
export interface SentBody {
  /** Text where it is text, else base64. Over gRPC: the message in protobuf's JSON. */
  readonly preview: string;
  readonly encoding: 'utf-8' | 'base64';
  /** Length of the whole, in bytes; over gRPC of the message as it was sent. */
  readonly size: number;
  /** The preview is all of it, and nothing in it is redacted. */
  readonly whole: boolean;
}

/** What stands in place of a secret in every record. */
export const REDACTED = '[redacted]';

/** What was sent. */
export interface SentRequest {
  /** `RPC` for a call over gRPC, whose address begins with `grpc:` or `grpcs:`. */
  readonly method: string;
  readonly url: string;
  /** Which of the keys that were given stands where the address is redacted; absent where it is none of them as it is. */
  readonly key?: string;
  readonly headers: readonly Header[];
  /** Absent where none was sent. */
  readonly body?: SentBody;
  /** Over gRPC: the message as it was sent, in base64. Absent where it is long or holds what is redacted. */
  readonly message?: string;
}

/** One run of a program and what came of it. */
export interface ProgramRun {
  /** An argument each; of a library the member and its arguments as JSON. */
  readonly argv: readonly string[];
  /** What the program found at its standard input, in a word. */
  readonly stdin: string;
  /** `exit code 1`, `SIGSEGV`, or why it was stopped. */
  readonly ended: string;
  /** Beginnings, as text. */
  readonly stdout: string;
  readonly stderr: string;
  /** What a promise of the library was rejected with. */
  readonly rejected?: string;
}

/** One request and its answer or failure, as it is kept and reported. Secrets are redacted before it is made. */
export interface Exchange {
  readonly id: ExchangeId;
  /** Of a program: the method `RUN`, and no address. */
  readonly request: SentRequest;
  /** Of a program that was run: how, and what came of it. */
  readonly run?: ProgramRun;
  /** What was asked for, below the prefix: `checkpoint`, `tile/0/000.p/5`. */
  readonly resource?: string;
  readonly answer?: {
    /** Over gRPC: the status code, 0 for OK. */
    readonly status: number;
    readonly headers: readonly Header[];
    /** Length of what came, in bytes, with its content coding. */
    readonly size: number;
    /** The beginning of the body: text where it is text, else base64. */
    readonly preview: string;
    readonly encoding: 'utf-8' | 'base64';
  };
  /** Why there is no answer. */
  readonly failure?: string;
  /** With a failure: the beginning of an HTTP answer had been seen. */
  readonly answered?: boolean;
  /** 1 for a first try, 2 and up for a retry after a failed transport. */
  readonly attempt: number;
  /** Milliseconds since the run began. */
  readonly startedMs: number;
  readonly durationMs: number;
}

/** Hears each exchange when it has ended, with the whole answer where there is one. */
export type ExchangeListener = (exchange: Exchange, answer: Answer | undefined) => void;
