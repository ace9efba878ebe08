import { premise } from '../../../core/check/premise.ts';
import { LONGEST_MNEMONIC, mnemonicAccounts } from '../../inputs/accounts/mnemonics.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { chainMnemonic } from '../accounts/chain-mnemonic.ts';
import { fundAccount, runFunded } from '../accounts/funded-account.ts';
import { libraryBase } from '../library/library-base.ts';
import { libraryDao } from '../library/library-dao.ts';
import { failedRunDefect } from '../runs/completed-run.ts';
import { newStage, runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import type { RunStage, ScenarioRun, StepRequest } from '../runs/scenario-run.ts';

export const MNEMONIC_OUTPUT = 'elsewhere.json';
export const MNEMONIC_RUN_TEXT = 'a migration by the account of a mnemonic';

/**
 * A base with a named result file, and a DAO on it if the library has a member for that, by an account of a mnemonic alone.
 * `denied` is the failed run of a tool that accepts only the mnemonic of the chain itself: the other runs have that mnemonic.
 */
export const libraryMnemonicRun = premise<MigrationTarget>()({
  name: 'library-mnemonic-run',
  reasons: ['failed'],
  find: async (tool, t) => {
    await t.use(libraryBase);
    const output = tool.has('libraryOptions', 'output') ? { output: MNEMONIC_OUTPUT } : {};
    const migrated = async (step: 'base' | 'dao', mnemonic: string, stage: RunStage, on?: ScenarioRun) => {
      const options = { privateKey: undefined, mnemonic, ...output, params: { default: PLAIN_PARAMS } };
      const act: StepRequest = { step, options, by: 'library' };
      // Every account that the tool may take has funds, so that a wrong account shows as such and not as one without funds.
      const scene = await runFunded(stage, () => runStep(tool, stage, act, on));
      return { ...scene, sent: await scene.views.transactions(scene.since + 1) };
    };
    const onFresh = async (mnemonic: string) => {
      const stage = await newStage(t, tool);
      for (const address of Object.values(mnemonicAccounts(mnemonic))) await fundAccount(stage, address);
      return migrated('base', mnemonic, stage);
    };
    const first = await onFresh(LONGEST_MNEMONIC);
    const denied = succeeded(first.run) ? undefined : first;
    const words = denied ? chainMnemonic(tool) : LONGEST_MNEMONIC;
    const base = denied ? await onFresh(words) : first;
    t.judge(failedRunDefect('failed', base.run, STEP_MEMBERS.base, MNEMONIC_RUN_TEXT), base.run);
    const usual = base.stage.read(base.at, tool.fileOf('migration.json'));
    // A DAO that cannot be migrated with a key is not tried with a mnemonic.
    const dao = (await t.attempt(libraryDao)) ? await migrated('dao', words, base.stage, base) : undefined;
    return { ...base, usual, dao, denied, accounts: mnemonicAccounts(words) };
  },
});
