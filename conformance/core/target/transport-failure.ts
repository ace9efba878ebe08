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
  | 'rate-limited'
  | 'budget';

/**
 * No usable answer arrived. A check that meets this failure is inconclusive, never failed: the cause may be the
 * network or a limit of ours. `answered`: whether at least the beginning of an HTTP answer arrived.
 */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly code: TransportFailureCode;
  readonly answered: boolean;

  constructor(code: TransportFailureCode, message: string, options: { answered?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.answered = options.answered ?? false;
  }
}
