/** Plain parameters with one mistake each, and the runs with them. */

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
import { type RefusedRun, refusalDefect } from './refusal.ts';

/** The parameters in which mistakes are made: one item of voting parameters, and one scheme that uses it. */
const SOUND_PARAMS = {
  ...PLAIN_PARAMS,
  VotingMachinesParams: PLAIN_PARAMS.VotingMachinesParams.slice(0, 1),
  ContributionReward: [{ voteParams: 0 }],
};

/** Mistakes that every tool must refuse. MIG-VA-001 judges those of the whole file. */
const OWED_MISTAKES = PARAMETER_MISTAKES.filter(({ at, lenient }) => at !== '' && !lenient);
const isOfVoting = ({ reason, at }: ParameterMistake) => reason === 'limit' && at.startsWith('/VotingMachinesParams');
export const WRONG_INDICES = OWED_MISTAKES.filter(({ reason }) => reason === 'index');
export const WRONG_LIMITS = OWED_MISTAKES.filter(isOfVoting);
export const WRONG_FORMS = OWED_MISTAKES.filter((mistake) => mistake.reason !== 'index' && !isOfVoting(mistake));

/** The runs with some mistakes, up to the first that was not refused. */
export interface TriedMistakes {
  readonly refused: readonly (RefusedRun & { readonly mistake: ParameterMistake })[];
  /** The number of mistakes of the kind. */
  readonly mistakeCount: number;
}

/** Tries some mistakes of a kind, chosen by the seed. */
function triedMistakes(
  name: string,
  all: readonly ParameterMistake[],
  some: number,
): Premise<MigrationTarget, TriedMistakes> {
  return premise<MigrationTarget>()({
    name,
    find: async (tool, t) => {
      // The parameters without a mistake can be migrated.
      await t.use(daoMigration);
      const on = await t.use(isolatedBase);
      const refused: (RefusedRun & { readonly mistake: ParameterMistake })[] = [];
      for (const mistake of chosenMistakes(all, some, t.random)) {
        t.signal.throwIfAborted();
        const params = { default: withValueAt(SOUND_PARAMS, mistake.at, mistake.value) };
        const { run, record } = await runStepOnBase(tool, on, { step: 'dao', options: { params } });
        const tried = { what: mistake.about, at: mistake.error ?? mistake.at, run, record, mistake };
        refused.push(tried);
        if (refusalDefect(tried)) break;
      }
      return { refused, mistakeCount: all.length };
    },
  });
}

export const wrongForms = triedMistakes('wrong-forms', WRONG_FORMS, 8);
export const wrongIndices = triedMistakes('wrong-indices', WRONG_INDICES, 4);
export const wrongLimits = triedMistakes('wrong-limits', WRONG_LIMITS, 4);

function chosenMistakes<X>(all: readonly X[], some: number, random: Random): readonly X[] {
  const left = [...all];
  return Array.from({ length: Math.min(some, all.length) }, () => left.splice(random.below(left.length), 1)[0]!);
}
