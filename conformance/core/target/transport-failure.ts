import type { ExchangeId } from './answer.ts';

/** The kinds of transport failures: no usable answer of the target arrived. */
export type TransportFailureCode =
  | 'refused'
  | 'reset'
  | 'timeout'
  | 'name-not-found'
  | 'tls'
  | 'protocol'
  | 'headers-too-large'
  | 'too-many-redirects'
  | 'redirect-refused'
  | 'proxy'
  | 'rate-limited'
  | 'budget';

/** A body that ended before the end that its head announces (RFC 9112 section 8): its sender closed the connection. */
export interface IncompleteBody {
  /** What Content-Length announces; undefined for the chunked coding, whose last chunk did not arrive. */
  readonly announced: number | undefined;
  /** How many bytes of the body arrived; of the chunked coding without its framing. */
  readonly received: number;
}

/**
 * No usable answer arrived. A check that meets this failure is inconclusive, never failed: the cause may be the
 * network or a limit of ours. `answered`: whether at least the beginning of an HTTP answer arrived. One answer that is
 * incomplete proves nothing; `IncompleteAnswers` finds those that are incomplete each time.
 */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly code: TransportFailureCode;
  readonly answered: boolean;
  /** Present where the sender ended its answer early, and nothing else failed. */
  readonly incomplete?: IncompleteBody;
  /** The exchange that failed, once it is recorded. */
  exchange?: ExchangeId;

  constructor(
    code: TransportFailureCode,
    message: string,
    options: { answered?: boolean; cause?: unknown; incomplete?: IncompleteBody | undefined } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.answered = options.answered ?? false;
    if (options.incomplete) this.incomplete = options.incomplete;
  }
}
