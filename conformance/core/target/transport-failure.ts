/** What can go wrong between us and a target, without a word of the target about the matter in hand. */
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
 * No usable answer came. A check that meets it is inconclusive, never failed: the fault may be the network's or a
 * limit of ours. `answered` tells that at least the beginning of an HTTP answer was seen.
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
