import type { ParameterReason } from '../../oracle/parameters/parameter-rules.ts';

/** A value that makes parameters wrong. */
export interface ParameterMistake {
  readonly name: string;
  /** A description of the mistake for people. */
  readonly about: string;
  readonly reason: ParameterReason;
  /** The JSON pointer at which the value is put. */
  readonly at: string;
  readonly value: unknown;
  /** The JSON pointer of the error, if it is another one. */
  readonly error?: string;
  /** The value at the place of the error with which everything is sound. Default: that of the sound parameters. */
  readonly mended?: unknown;
  /** What must be in the parameters beside it, so that the value is read. */
  readonly beside?: { readonly at: string; readonly value: unknown };
  /** Some tools accept the value in a plausible meaning: a refusal is careful, but not required. */
  readonly lenient?: true;
}

/** Names of mistakes that common libraries correct or accept. */
const LENIENT = new Set([
  'name-is-a-number',
  'symbol-is-null',
  'address-without-0x',
  'address-with-a-wrong-letter',
  'scheme-is-text',
  'flag-is-text',
]);

export const FIRST_VOTING_ITEM = '/VotingMachinesParams/0';
export const parameterMistake = (
  name: string,
  about: string,
  reason: ParameterReason,
  at: string,
  value: unknown,
  error?: string,
) => ({
  name,
  about,
  reason,
  at,
  value,
  ...(error === undefined ? {} : { error }),
  ...(LENIENT.has(name) ? { lenient: true as const } : {}),
});
export const votingLimitMistake = (name: string, about: string, parameter: string, value: unknown) =>
  parameterMistake(name, about, 'limit', `${FIRST_VOTING_ITEM}/${parameter}`, value);
