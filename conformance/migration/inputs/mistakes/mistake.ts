import type { ParameterReason } from '../../oracle/parameters/parameter-rules.ts';

/** One value in place of another, which makes parameters wrong. */
export interface ParameterMistake {
  readonly name: string;
  /** What is wrong, for people. */
  readonly about: string;
  readonly reason: ParameterReason;
  /** Where the wrong value is to stand. */
  readonly at: string;
  readonly value: unknown;
  /** Where the error is, if that is not where the value stands. */
  readonly error?: string;
  /** Some tools read it in a way that can be meant, and go on: to refuse it is careful, not owed. */
  readonly lenient?: true;
}

/** Names of mistakes that libraries in use put right, or take for true. */
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
