/** Contracts and schemes with arguments that a tool may take for another value, or for an absent one. */

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
import { withName } from '../options/dao-texts.ts';
import { offeredReferences } from '../parameters/offered-references.ts';
import { requireParams } from '../parameters/required-params.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { standAloneRun } from './stand-alone-run.ts';

const { Owned, Initialized, OwnScheme } = CONTRACTS;

/** A DAO whose contracts and schemes have such arguments. */
interface LiteralArguments {
  readonly scene: ScenarioRun;
  /** The large number, in the form that the tool accepted. */
  readonly large: string | number;
  /** The two contracts with the code of a name; undefined if there are more or fewer. */
  readonly made: (name: 'Owned' | 'Initialized' | 'OwnScheme') => readonly CreatedContract[] | undefined;
}

export const literalArgumentsRun = premise<MigrationTarget>()({
  name: 'literal-arguments-run',
  reasons: ['failed'],
  find: async (tool, t): Promise<LiteralArguments> => {
    requireParams(tool, t, 'StandAloneContracts');
    await t.use(standAloneRun);
    const form = tool.has('params', 'CustomSchemes') ? (await t.attempt(customSchemesRun))?.form : undefined;
    const on = await t.use(isolatedBase);
    const files = { ...contractFiles(tool, { Owned, Initialized }), ...(form ? schemeFiles(tool, { OwnScheme }) : {}) };
    // The failed run that got furthest is the one to report.
    let failed: { readonly run: Run; readonly large: string | number; readonly sent: boolean } | undefined;
    for (const [n, large] of LARGE_NUMBERS.entries()) {
      const params = {
        // A failed run may have taken its name on the chain.
        ...withName(tool, PLAIN_PARAMS, `Literal Organisation${n === 0 ? '' : ' of Numbers'}`),
        StandAloneContracts: literalContracts(large),
        ...(form ? { CustomSchemes: offeredReferences(tool, literalSchemes(large, form)) } : {}),
      };
      const scene = await runStepOnBase(tool, on, {
        step: 'dao',
        options: { params: { default: params } },
        place: { files },
      });
      const { run, record, result } = scene;
      if (succeeded(run) && result?.result.dao !== undefined) {
        const created = await contractsCreatedIn(scene);
        const made: LiteralArguments['made'] = (name) => {
          const contracts = withCode(created, CONTRACTS[name].deployedBytecode);
          return contracts.length === 2 ? contracts : undefined;
        };
        return { scene, large, made };
      }
      if (!failed?.sent) failed = { run, large, sent: record.transactions.length > 0 };
      // The document does not say whether a string of digits is a number: the next form is tried.
      if (!hasFailedToMigrate(scene)) break;
    }
    if (!failed) throw new Error('expected a run for each form of a large number, found no run');
    const expected = 'a DAO, as with other arguments';
    const at = `arguments 0, "0", "" and ${JSON.stringify(failed.large)}`;
    return t.fail({ reason: 'failed', expected, actual: runSummary(failed.run), at }, failed.run);
  },
});

export const OTHER_ARGUMENT_TEXT = 'a contract got another argument than `params` has';

/** The arguments of several contracts, in an order that does not depend on that of their deployment. */
export const sortedArguments = (contracts: readonly (readonly unknown[])[]) =>
  contracts.map((values) => format(values.map(quotedText))).sort();
/** A string in quotation marks, so that blanks at its ends show. */
export const quotedText = (value: unknown) =>
  typeof value === 'string' && !/^(0x.*|[1-9]\d*)$/s.test(value) ? JSON.stringify(value) : value;
