import fc from 'fast-check';
import { withValueAt } from '../mistakes/json-replaced.ts';
import type { ParameterMistake } from '../mistakes/mistake.ts';
import { PARAMETER_MISTAKES } from '../mistakes/mistakes.ts';
import { PARAMETER_ODDITIES, type ParameterOddity } from '../mistakes/oddities.ts';
import type { DaoParams } from '../parameters/dao-params.ts';
import { generatedDaoParams, votingParams } from './dao-params.ts';

/** Parameters with one mistake. */
export interface WrongParams {
  readonly params: unknown;
  readonly mistake: ParameterMistake;
  /** The JSON pointer (RFC 6901) of the wrong value. */
  readonly at: string;
}

/** Unusual but correct parameters. Numbers may be raw JSON: `exactText` writes them. */
export interface OddParams {
  readonly params: unknown;
  readonly oddity: ParameterOddity;
}

/** Small parameters with everything that a change may touch. */
const changeable: fc.Arbitrary<DaoParams> = fc
  .tuple(generatedDaoParams({ maxFounders: 3 }), votingParams, fc.boolean())
  .map(([params, voting, upgrade]) => ({
    ...params,
    VotingMachinesParams: [voting],
    schemes: { ContributionReward: true, UpgradeScheme: upgrade },
    ContributionReward: [{ voteParams: 0 }],
  }));

/**
 * Parameters that no tool can deploy, with the place of their only error. Shrinking changes the parameters, and keeps the
 * mistake.
 */
export const wrongParams: fc.Arbitrary<WrongParams> = fc
  .tuple(fc.noShrink(fc.constantFrom(...PARAMETER_MISTAKES)), changeable)
  .map(([mistake, params]) => ({
    params: withValueAt(params, mistake.at, mistake.value),
    mistake,
    at: mistake.error ?? mistake.at,
  }));

/** Unusual but correct parameters; those that are `beyondDouble` only on request. */
export function oddParams(options: { readonly beyondDouble?: boolean } = {}): fc.Arbitrary<OddParams> {
  const some = PARAMETER_ODDITIES.filter(
    (oddity) => options.beyondDouble === true || oddity.beyondDouble === undefined,
  );
  return fc
    .tuple(fc.noShrink(fc.constantFrom(...some)), changeable)
    .map(([oddity, params]) => ({ params: withValueAt(params, oddity.at, oddity.value), oddity }));
}
