/** Runs with plain parameters that have one mistake each. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { Random } from '../../../core/run/random.ts';
import { ARGUMENT_MISTAKES } from '../../inputs/mistakes/argument-mistakes.ts';
import { BUILDS_OF_MISTAKES } from '../../inputs/mistakes/contract-mistakes.ts';
import { withValueAt } from '../../inputs/mistakes/json-replaced.ts';
import type { ParameterMistake } from '../../inputs/mistakes/mistake.ts';
import { PARAMETER_MISTAKES } from '../../inputs/mistakes/mistakes.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { SCHEME_NAMES } from '../../oracle/schemes/permissions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { contractFiles } from '../contracts/build-files.ts';
import { customSchemesRun } from '../custom-schemes/custom-schemes-run.ts';
import { offeredReferences } from '../parameters/offered-references.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import { type RefusedRun, refusalDefect, refusedRun } from './refusal.ts';

/** The parameters that get a mistake: one item of voting parameters, and one scheme that uses it. */
export const SOUND_PARAMS = {
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
  /** The number of mistakes of the kind that the tool can be given. */
  readonly mistakeCount: number;
}

/** Tries some mistakes of a kind, chosen by the seed, in parameters that are sound otherwise. */
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
      const files = contractFiles(tool, BUILDS_OF_MISTAKES);
      const offered = mistakes.filter((mistake) => hasKeys(tool, mistake));
      const refused: RefusedRun[] = [];
      for (const mistake of chosenMistakes(offered, count, t.random)) {
        t.signal.throwIfAborted();
        const params = await wrongParams(tool, mistake, t);
        if (params === undefined) continue;
        const act = { step: 'dao', options: { params: { default: params } }, place: { files } } as const;
        const { about, at, error = at } = mistake;
        const run = refusedRun(about, error, await runStepOnBase(tool, isolated, act));
        refused.push(run);
        if (refusalDefect(run)) break;
      }
      if (refused.length === 0) t.notApplicable('the tool lacks the parameters that could be wrong');
      return { refused, mistakeCount: offered.length };
    },
  });
}

/** Whether the tool has every key on the way to the mistake. It would not get the value of a key that it lacks. */
function hasKeys(tool: MigrationTarget, { at, error = at }: ParameterMistake): boolean {
  // An index of voting parameters is wrong by the length of their list.
  if (error.endsWith('/voteParams') && !tool.has('params', 'VotingMachinesParams')) return false;
  const [section, ...keys] = error.slice(1).split('/');
  // The section of a scheme counts where the scheme is selected.
  if (SCHEME_NAMES.some((name) => name === section) && !tool.has('params', 'schemes')) return false;
  // Below `CustomSchemes` the next key is a name of ours. A scheme is left out of `schemes` with its section.
  const named = section === 'CustomSchemes' ? keys.slice(1) : keys;
  return [section!, ...named].every((key) => /^\d+$/.test(key) || tool.has('params', key));
}

/** The parameters with the mistake; undefined where custom schemes are wrong and the tool takes no form of them. */
async function wrongParams(
  tool: MigrationTarget,
  { at, value: mistaken, beside }: ParameterMistake,
  t: Trial<MigrationTarget, never>,
): Promise<object | undefined> {
  // A reference that the tool does not take would be a second mistake.
  const value = offeredReferences(tool, mistaken);
  const sound = beside ? withValueAt(SOUND_PARAMS, beside.at, beside.value) : SOUND_PARAMS;
  if (at !== '/CustomSchemes') return withValueAt(sound, at, value) as object;
  // A form that the tool does not take would be a second mistake. The target gives the declared form to the map.
  const form = t.declared('custom-schemes') === undefined ? (await t.attempt(customSchemesRun))?.form : 'map';
  if (form === undefined) return undefined;
  return withValueAt(sound, at, form === 'map' ? value : Object.values(value as object).flat()) as object;
}

export const wrongForms = triedMistakes('wrong-forms', WRONG_FORMS, 8);
export const wrongArguments = triedMistakes('wrong-arguments', ARGUMENT_MISTAKES, 2);
export const wrongIndices = triedMistakes('wrong-indices', WRONG_INDICES, 4);
export const wrongLimits = triedMistakes('wrong-limits', WRONG_LIMITS, 4);

function chosenMistakes<X>(mistakes: readonly X[], count: number, random: Random): readonly X[] {
  const left = [...mistakes];
  return Array.from({ length: Math.min(count, mistakes.length) }, () => left.splice(random.below(left.length), 1)[0]!);
}
