/** Contracts and schemes whose arguments are easily mistaken for something else, or for nothing. */

import { premise } from '../../../core/check/premise.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { LARGE_NUMBERS, literalContracts, literalSchemes } from '../../inputs/own-contracts/literal-items.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { format } from '../../oracle/comparison/format.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';
import { contractFiles, schemeFiles } from '../contracts/build-files.ts';
import { type CreatedContract, contractsCreatedIn, withCode } from '../contracts/created-contracts.ts';
import { hasFailedToMigrate } from '../contracts/own-contracts-run.ts';
import { customSchemesRun } from '../custom-schemes/custom-schemes-run.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { standAloneRun } from './stand-alone-run.ts';

const { Owned, Initialized, OwnScheme } = CONTRACTS;

/** A run that failed, and what it was given. */
interface FailedRun {
  readonly run: Run;
  readonly large: string | number;
}

interface LiteralArguments {
  readonly scene: ScenarioRun;
  /** As it was taken. */
  readonly large: string | number;
  /** By the name of the contract: both that were made of its code; undefined where there are more or fewer. */
  readonly made: (name: 'Owned' | 'Initialized' | 'OwnScheme') => readonly CreatedContract[] | undefined;
}

export const literalArgumentsRun = premise<MigrationTarget>()({
  name: 'literals-migrated',
  reasons: ['failed'],
  find: async (tool, t): Promise<LiteralArguments> => {
    if (!tool.has('params', 'StandAloneContracts')) t.notApplicable('it has no stand-alone contracts');
    await t.use(standAloneRun);
    const form = tool.has('params', 'CustomSchemes') ? (await t.attempt(customSchemesRun))?.form : undefined;
    const on = await t.use(isolatedBase);
    const files = { ...contractFiles(tool, { Owned, Initialized }), ...(form ? schemeFiles(tool, { OwnScheme }) : {}) };
    let further: FailedRun | undefined;
    for (const [n, large] of LARGE_NUMBERS.entries()) {
      const params = {
        ...PLAIN_PARAMS,
        // What failed may have taken its name.
        orgName: `Literal Organisation${n === 0 ? '' : ' of Numbers'}`,
        StandAloneContracts: literalContracts(large),
        ...(form ? { CustomSchemes: literalSchemes(large, form) } : {}),
      };
      const scene = await runStepOnBase(tool, on, {
        step: 'dao',
        options: { params: { default: params } },
        place: { files },
      });
      const { run, record, result } = scene;
      if (!succeeded(run) || result?.result.dao === undefined) {
        if (record.transactions.length > 0) further ??= { run, large };
        // That digits in a string are a number is said nowhere.
        if (hasFailedToMigrate(scene) && n < LARGE_NUMBERS.length - 1) continue;
        const failed = further ?? { run, large };
        const at = `arguments 0, "0", "" and ${JSON.stringify(failed.large)}`;
        const expected = 'a DAO, as with other arguments';
        t.judge({ reason: 'failed', expected, actual: runSummary(failed.run), at }, failed.run);
      }
      const all = await contractsCreatedIn(scene);
      const made: LiteralArguments['made'] = (name) => {
        const found = withCode(all, CONTRACTS[name].deployedBytecode);
        return found.length === 2 ? found : undefined;
      };
      return { scene, large, made };
    }
    throw new Error('unreachable: the last way is judged');
  },
});

export const OTHER_ARGUMENT_TEXT = 'it was given something else than stands in `params`';

/** What each of some contracts was given, in whatever order they were deployed. */
export const sortedArguments = (all: readonly (readonly unknown[])[]) =>
  all.map((one) => format(one.map(argumentText))).sort();
/** A string that a blank more or less is seen in. */
export const argumentText = (value: unknown) =>
  typeof value === 'string' && !/^(0x.*|[1-9]\d*)$/s.test(value) ? JSON.stringify(value) : value;
