/** Runs of the command line whose account is given by a mnemonic. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { Place } from '../../../lab/place/place.ts';
import { mnemonicAccounts, TEST_MNEMONIC } from '../../inputs/accounts/mnemonics.ts';
import { EXAMPLE_PARAMS_FILE } from '../../inputs/files/example-params.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { chainMnemonic } from '../accounts/chain-mnemonic.ts';
import { fundAccount, runFunded } from '../accounts/funded-account.ts';
import { newStage } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { keptFiles, writtenResultFile } from '../runs/shared-result-file.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';
import { exampleFiles, usageExampleRun } from './usage-example-run.ts';

/** The result file of the DAO: the base is in it, as it is in the usual one. */
const OUTPUT = 'folder/mnemonic.json';

/** Base and DAO by a mnemonic, in quiet; the DAO into a file that is named. */
export interface CommandMnemonicRun {
  readonly base: ScenarioRun;
  readonly dao: ScenarioRun;
  /** What the DAO migration wrote, into whichever file: that of `--output`, or the one that is usual. */
  readonly written: NonNullable<ScenarioRun['result']>['result'] | undefined;
  /** The accounts that it may be, by the option of the choice `mnemonic-path`. */
  readonly accounts: Readonly<Record<'first' | 'ledger', string>>;
  /** What failed, where only the mnemonic of the chain itself is good enough: everything else is judged by that. */
  readonly denied?: ScenarioRun;
}

export const commandMnemonicRun: Premise<MigrationTarget, CommandMnemonicRun> = premise<MigrationTarget>()({
  name: 'by-mnemonic',
  reasons: ['failed', 'short-mnemonic', 'quiet', 'short-params', 'output'],
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    await t.use(usageExampleRun);
    let words = TEST_MNEMONIC;
    let denied: ScenarioRun | undefined;
    const set = async () => {
      const stage = await newStage(tool);
      for (const one of Object.values(mnemonicAccounts(words))) await fundAccount(stage, one);
      return stage;
    };
    const play = async (
      stage: Awaited<ReturnType<typeof set>>,
      args: readonly string[],
      on?: Place,
      output?: string,
    ) => {
      const place = { files: exampleFiles(tool, stage.network), secrets: [words] };
      return runCommandLine(tool, stage, {
        args: [...args, '--force', '--provider', stage.rpc],
        place,
        ...(on ? { on } : {}),
        ...(output === undefined ? {} : { output }),
      });
    };
    const expected = 'a run that succeeds';
    const quietly = async () => {
      const stage = await set();
      return { stage, base: await runFunded(stage, () => play(stage, ['base', '-m', words, '--quiet'])) };
    };
    const plainly = async () => play(await set(), ['base', '--mnemonic', words]);
    let { stage, base } = await quietly();
    let long = succeeded(base.run) ? undefined : await plainly();
    if (long && !succeeded(long.run)) {
      [words, denied] = [chainMnemonic(tool), long];
      ({ stage, base } = await quietly());
      long = succeeded(base.run) ? undefined : await plainly();
      const { run } = denied;
      if (long && !succeeded(long.run))
        t.judge({ reason: 'failed', expected, actual: runSummary(run), at: 'base' }, run);
    }
    if (long) {
      const short = await play(await set(), ['base', '-m', words]);
      const reason = succeeded(short.run) ? 'quiet' : 'short-mnemonic';
      t.judge({ reason, expected, actual: runSummary(base.run), at: reason === 'quiet' ? '--quiet' : '-m' }, base.run);
    }
    const { folder, home, temporary } = base.at;
    const files = { ...keptFiles(tool, stage, base.at), [OUTPUT]: base.file ?? '{}' };
    const at = await stage.place({ folder, home, temporary, files, secrets: [words] });
    const args = ['dao', '--mnemonic', words, '--quiet'];
    const dao = await play(stage, [...args, '-i', EXAMPLE_PARAMS_FILE, '--output', OUTPUT], at, OUTPUT);
    if (!succeeded(dao.run)) {
      const usual = await play(stage, [...args, '-i', EXAMPLE_PARAMS_FILE], at);
      const actual = runSummary(dao.run);
      if (succeeded(usual.run)) t.judge({ reason: 'output', expected, actual, at: 'dao --output' }, dao.run);
      const long = await play(stage, [...args, '--params', EXAMPLE_PARAMS_FILE], at);
      const reason = succeeded(long.run) ? 'short-params' : 'failed';
      t.judge({ reason, expected, actual: runSummary(dao.run), at: reason === 'failed' ? 'dao' : '-i' }, dao.run);
    }
    const usual = tool.resultOf(parseJsonText(writtenResultFile(tool, stage, at) ?? ''), stage.network);
    const written = (dao.result?.result.dao ? dao.result : usual)?.result;
    return { base, dao, written, accounts: mnemonicAccounts(words), ...(denied ? { denied } : {}) };
  },
});
