/** Numbers exchanges within a run, from 1. */
export type ExchangeId = number;

/** A header as it was sent: name and value. */
export type Header = readonly [name: string, value: string];

/**
 * An answer over HTTP. `raw` is what came, still in its content coding, cut at the reader's limit;
 * `body()` is that with the coding removed.
 */
export interface Answer {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly raw: Uint8Array;
  /** True where `raw`, or what it decodes to, was cut at a limit of ours: there was more. */
  readonly cut: boolean;
  /** The bytes without content coding. Throws `Undecodable` where the coding named is not the one used. */
  body(): Uint8Array;
  readonly exchange: ExchangeId;
}

/** One request and its answer or failure, as it is kept and reported. Secrets are redacted before it is made. */
export interface Exchange {
  readonly id: ExchangeId;
  readonly request: { readonly method: string; readonly url: string; readonly headers: readonly Header[] };
  /** What was asked for, below the prefix: `checkpoint`, `tile/0/000.p/5`. */
  readonly resource?: string;
  readonly answer?: {
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

/** All values of a header, joined as RFC 9110 section 5.3 joins them; undefined where it is absent. */
export function headerOf(answer: { readonly headers: readonly Header[] }, name: string): string | undefined {
  const values = answer.headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}
