/** Why a migration was refused or failed. */
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

/** An error whose message gives the expected and the actual value, the place and the remedy; never a secret. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
