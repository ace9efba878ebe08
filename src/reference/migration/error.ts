/** What a migration was refused for, or failed of. */
export type ErrorCode =
  | 'usage'
  | 'params'
  | 'account'
  | 'means'
  | 'core'
  | 'output'
  | 'base'
  | 'unconfirmed'
  | 'changed'
  | 'locked'
  | 'node'
  | 'reverted'
  | 'unmined'
  | 'verification'
  | 'no-record';

/** Says what was expected, what was found, where, and what to do; never a secret. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
