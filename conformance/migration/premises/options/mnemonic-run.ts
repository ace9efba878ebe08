/** Runs by the library whose account is given by a mnemonic alone. */
import { premise } from '../../../core/check/premise.ts';
import { mnemonicAccounts, TEST_MNEMONIC } from '../../inputs/accounts/mnemonics.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import type { MigrationStage } from '../../target/stage.ts';
import { chainMnemonic } from '../accounts/chain-mnemonic.ts';
import { fundAccount, runFunded } from '../accounts/funded-account.ts';
import { libraryBase } from '../library/library-base.ts';
import { libraryDao } from '../library/library-dao.ts';
import { newStage, runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun, StepRequest } from '../runs/scenario-run.ts';

export const MNEMONIC_OUTPUT = 'elsewhere.json';
export const MNEMONIC_RUN_TEXT = 'a migration by the account of a mnemonic';

/**
 * A base, into a file that is named, and a DAO upon it, where there is a member for that. `denied` is what failed where only
 * the mnemonic of the chain itself is good enough: everything else is judged by that.
 */
export const libraryMnemonicRun = premise<MigrationTarget>()({
  name: 'library-elsewhere',
  reasons: ['failed'],
  find: async (tool, t) => {
    await t.use(libraryBase);
    const output = tool.has('libraryOptions', 'output') ? { output: MNEMONIC_OUTPUT } : {};
    const migrated = async (step: 'base' | 'dao', mnemonic: string, stage: MigrationStage, on?: ScenarioRun) => {
      const options = { privateKey: undefined, mnemonic, ...output, params: { default: PLAIN_PARAMS } };
      const act: StepRequest = { step, options, by: 'library' };
      // Whichever account is taken has means: with another one there is more to say than that it has none.
      const scene = await runFunded(stage, () => runStep(tool, stage, act, on));
      return { ...scene, sent: await scene.views.transactions(scene.since + 1) };
    };
    const onFresh = async (mnemonic: string) => {
      const stage = await newStage(tool);
      for (const address of Object.values(mnemonicAccounts(mnemonic))) await fundAccount(stage, address);
      return migrated('base', mnemonic, stage);
    };
    const first = await onFresh(TEST_MNEMONIC);
    const denied = succeeded(first.run) ? undefined : first;
    const words = denied ? chainMnemonic(tool) : TEST_MNEMONIC;
    const base = denied ? await onFresh(words) : first;
    const failed = { reason: 'failed' as const, expected: MNEMONIC_RUN_TEXT, at: STEP_MEMBERS.base };
    if (!succeeded(base.run)) t.judge({ ...failed, actual: runSummary(base.run) }, base.run);
    const usual = base.stage.read(base.at, tool.fileOf('migration.json'));
    // A DAO that comes not to be by a key is not to be had by a mnemonic.
    const dao = (await t.attempt(libraryDao)) ? await migrated('dao', words, base.stage, base) : undefined;
    return { ...base, usual, dao, denied, accounts: mnemonicAccounts(words) };
  },
});
