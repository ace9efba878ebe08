import fc from 'fast-check';
import { type DaoParams, daoParams, votingParams } from './dao-params.ts';
import type { Mistake } from './dao-params-mistake.ts';
import { MISTAKES } from './dao-params-mistakes.ts';
import { ODDITIES, type Oddity } from './dao-params-oddities.ts';
import { replaced } from './json-replaced.ts';

/** Parameters with one mistake. */
export interface WrongParams {
  readonly params: unknown;
  readonly mistake: Mistake;
  /** JSON pointer (RFC 6901) of what is wrong. */
  readonly at: string;
}

/** Right parameters that look odd. Numbers may be raw JSON: `exactText` writes them. */
export interface OddParams {
  readonly params: unknown;
  readonly oddity: Oddity;
}

/** Small, with everything that a change may touch. */
const changeable: fc.Arbitrary<DaoParams> = fc
  .tuple(daoParams({ maxFounders: 3 }), votingParams, fc.boolean())
  .map(([params, voting, upgrade]) => ({
    ...params,
    VotingMachinesParams: [voting],
    schemes: { ContributionReward: true, UpgradeScheme: upgrade },
    ContributionReward: [{ voteParams: 0 }],
  }));

/** Parameters that no tool can deploy, each with the one place of its error. Shrinks the parameters, and keeps the mistake. */
export const wrongParams: fc.Arbitrary<WrongParams> = fc
  .tuple(fc.noShrink(fc.constantFrom(...MISTAKES)), changeable)
  .map(([mistake, params]) => ({
    params: replaced(params, mistake.at, mistake.value),
    mistake,
    at: mistake.error ?? mistake.at,
  }));

/** Odd but right parameters; `beyondDouble` ones only where they are asked for. */
export function oddParams(options: { readonly beyondDouble?: boolean } = {}): fc.Arbitrary<OddParams> {
  const some = ODDITIES.filter((one) => options.beyondDouble === true || one.beyondDouble === undefined);
  return fc
    .tuple(fc.noShrink(fc.constantFrom(...some)), changeable)
    .map(([oddity, params]) => ({ params: replaced(params, oddity.at, oddity.value), oddity }));
}
