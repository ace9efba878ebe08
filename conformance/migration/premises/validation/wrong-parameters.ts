/** Runs with plain parameters that have one mistake each. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { Random } from '../../../core/run/random.ts';
import { withValueAt } from '../../inputs/mistakes/json-replaced.ts';
import type { ParameterMistake } from '../../inputs/mistakes/mistake.ts';
import { PARAMETER_MISTAKES } from '../../inputs/mistakes/mistakes.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import { type RefusedRun, refusalDefect, refusedRun } from './refusal.ts';

/** The parameters that get a mistake: one item of voting parameters, and one scheme that uses it. */
const SOUND_PARAMS = {
  ...PLAIN_PARAMS,
  VotingMachinesParams: PLAIN_PARAMS.VotingMachinesParams.slice(0, 1),
  ContributionReward: [{ voteParams: 0 }],
};

/** Mistakes that every tool must refuse. MIG-VA-001 judges those of the whole file. */
const CERTAIN_MISTAKES = PARAMETER_MISTAKES.filter(({ at, lenient }) => at !== '' && !lenient);
const isVotingLimit = ({ reason, at }: ParameterMistake) =>
  reason === 'limit' && at.startsWith('/VotingMachinesParams');
const WRONG_INDICES = CERTAIN_MISTAKES.filter(({ reason }) => reason === 'index');
const WRONG_LIMITS = CERTAIN_MISTAKES.filter(isVotingLimit);
const WRONG_FORMS = CERTAIN_MISTAKES.filter((mistake) => mistake.reason !== 'index' && !isVotingLimit(mistake));

/** The runs with some mistakes, up to the first run that was not refused. */
interface TriedMistakes {
  readonly refused: readonly RefusedRun[];
  /** The number of mistakes of the kind. */
  readonly mistakeCount: number;
}

/** Tries some mistakes of a kind, chosen by the seed. */
function triedMistakes(
  name: string,
  mistakes: readonly ParameterMistake[],
  count: number,
): Premise<MigrationTarget, TriedMistakes> {
  return premise<MigrationTarget>()({
    name,
    find: async (tool, t) => {
      // The parameters without a mistake can be migrated.
      await t.use(daoMigration);
      const isolated = await t.use(isolatedBase);
      const refused: RefusedRun[] = [];
      for (const { about, at, value, error = at } of chosenMistakes(mistakes, count, t.random)) {
        t.signal.throwIfAborted();
        const params = { default: withValueAt(SOUND_PARAMS, at, value) };
        const run = refusedRun(about, error, await runStepOnBase(tool, isolated, { step: 'dao', options: { params } }));
        refused.push(run);
        if (refusalDefect(run)) break;
      }
      return { refused, mistakeCount: mistakes.length };
    },
  });
}

export const wrongForms = triedMistakes('wrong-forms', WRONG_FORMS, 8);
export const wrongIndices = triedMistakes('wrong-indices', WRONG_INDICES, 4);
export const wrongLimits = triedMistakes('wrong-limits', WRONG_LIMITS, 4);

function chosenMistakes<X>(mistakes: readonly X[], count: number, random: Random): readonly X[] {
  const left = [...mistakes];
  return Array.from({ length: Math.min(count, mistakes.length) }, () => left.splice(random.below(left.length), 1)[0]!);
}
