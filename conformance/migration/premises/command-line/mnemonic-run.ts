/** Runs of the command line with an account of a mnemonic. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { Place } from '../../../lab/place/place.ts';
import { LONGEST_MNEMONIC, mnemonicAccounts } from '../../inputs/accounts/mnemonics.ts';
import { EXAMPLE_PARAMS_FILE } from '../../inputs/files/example-params.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { chainMnemonic } from '../accounts/chain-mnemonic.ts';
import { fundAccount, runFunded } from '../accounts/funded-account.ts';
import { failedRunDefect } from '../runs/completed-run.ts';
import { newStage } from '../runs/run-step.ts';
import type { RunStage, ScenarioRun } from '../runs/scenario-run.ts';
import { keptFiles, writtenResultFile } from '../runs/shared-result-file.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';
import { exampleFiles, usageExampleRun } from './usage-example-run.ts';

/** The result file of the DAO. It has the base of the usual one. */
const OUTPUT = 'folder/mnemonic.json';

/** Base and DAO by a mnemonic, with `--quiet`; the DAO with a named result file. */
export interface CommandMnemonicRun {
  readonly base: ScenarioRun;
  readonly dao: ScenarioRun;
  /** The result of the DAO migration, from the file of `--output` or from the usual one. */
  readonly written: NonNullable<ScenarioRun['result']>['result'] | undefined;
  /** The accounts that may migrate, by the option of the choice `mnemonic-path`. */
  readonly accounts: Readonly<Record<'first' | 'ledger', string>>;
  /** The failed run of a tool that takes only the mnemonic of the chain: the other runs have that mnemonic. */
  readonly denied?: ScenarioRun;
}

export const commandMnemonicRun: Premise<MigrationTarget, CommandMnemonicRun> = premise<MigrationTarget>()({
  name: 'command-mnemonic-run',
  reasons: ['failed', 'short-mnemonic', 'quiet', 'short-params', 'output'],
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    await t.use(usageExampleRun);
    let words = LONGEST_MNEMONIC;
    let denied: ScenarioRun | undefined;
    const fundedStage = async () => {
      const stage = await newStage(t, tool);
      for (const address of Object.values(mnemonicAccounts(words))) await fundAccount(stage, address);
      return stage;
    };
    const run = async (stage: RunStage, args: readonly string[], on?: Place, output?: string) =>
      runCommandLine(tool, stage, {
        args: [...args, '--force', '--provider', stage.rpc],
        place: { files: exampleFiles(tool, stage.network), secrets: [words] },
        ...(on ? { on } : {}),
        ...(output === undefined ? {} : { output }),
      });
    const quietBase = async () => {
      const stage = await fundedStage();
      return { stage, base: await runFunded(stage, () => run(stage, ['base', '-m', words, '--quiet'])) };
    };
    const plainBase = async () => run(await fundedStage(), ['base', '--mnemonic', words]);
    let { stage, base } = await quietBase();
    let long = succeeded(base.run) ? undefined : await plainBase();
    if (long && !succeeded(long.run)) {
      [words, denied] = [chainMnemonic(tool), long];
      ({ stage, base } = await quietBase());
      long = succeeded(base.run) ? undefined : await plainBase();
      if (long && !succeeded(long.run)) t.judge(failedRunDefect('failed', denied.run, 'base'), denied.run);
    }
    if (long) {
      const short = await run(await fundedStage(), ['base', '-m', words]);
      const [reason, at] = succeeded(short.run) ? (['quiet', '--quiet'] as const) : (['short-mnemonic', '-m'] as const);
      t.judge(failedRunDefect(reason, base.run, at), base.run);
    }
    const { folder, home, temporary } = base.at;
    const files = { ...keptFiles(tool, stage, base.at), [OUTPUT]: base.file ?? '{}' };
    const place = await stage.place({ folder, home, temporary, files, secrets: [words] });
    const args = ['dao', '--mnemonic', words, '--quiet'];
    const dao = await run(stage, [...args, '-i', EXAMPLE_PARAMS_FILE, '--output', OUTPUT], place, OUTPUT);
    if (!succeeded(dao.run)) {
      const usual = await run(stage, [...args, '-i', EXAMPLE_PARAMS_FILE], place);
      if (succeeded(usual.run)) t.judge(failedRunDefect('output', dao.run, 'dao --output'), dao.run);
      const long = await run(stage, [...args, '--params', EXAMPLE_PARAMS_FILE], place);
      const [reason, at] = succeeded(long.run) ? (['short-params', '-i'] as const) : (['failed', 'dao'] as const);
      t.judge(failedRunDefect(reason, dao.run, at), dao.run);
    }
    const usual = tool.resultOf(parseJsonText(writtenResultFile(tool, stage, place) ?? ''), stage.network);
    const written = (dao.result?.result.dao ? dao.result : usual)?.result;
    return { base, dao, written, accounts: mnemonicAccounts(words), ...(denied ? { denied } : {}) };
  },
});
