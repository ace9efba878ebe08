import type { TransportFailureCode } from '../../core/target/transport-failure.ts';

/** Why no connection was made, where the reason is none of the server's: a rule of ours, or a proxy. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly code: TransportFailureCode;

  constructor(code: TransportFailureCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
