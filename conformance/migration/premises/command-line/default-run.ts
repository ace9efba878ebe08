/** Runs of the command line with default options; `--force` because nobody can answer a question. */

import { join } from 'node:path';
import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import { fundAccount, runFunded } from '../accounts/funded-account.ts';
import { baseMigration } from '../runs/base-migration.ts';
import { failedRunDefect } from '../runs/completed-run.ts';
import { newStage } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';

/** The port of the node without `--provider` (the interface document, "Command line": --provider). */
const DEFAULT_PORT = 8545;
/** Hardhat's default mnemonic: its accounts are not those of Ganache. */
const OTHER_ACCOUNTS = 'test test test test test test test test test test test junk';

/** A base migration without a provider and without a key. */
export interface DefaultRun extends ScenarioRun {
  /** Whether the chain listened at the default port. If that is not free, the run got the chain's address as its provider. */
  readonly atDefaultPort: boolean;
  /** The number of calls that the chain got, with a key or without. */
  readonly calls: number;
}

/** A run that sends no request to the node at the default address. */
export const defaultNodeDefect = (calls: number, run: Run): Defect<'elsewhere'> | undefined =>
  calls > 0
    ? undefined
    : {
        reason: 'elsewhere',
        expected: 'a run that sends requests to this node',
        actual: runSummary(run),
        at: `http://localhost:${DEFAULT_PORT}`,
      };

export const defaultRun: Premise<MigrationTarget, DefaultRun> = premise<MigrationTarget>()({
  name: 'default-run',
  reasons: ['failed', 'elsewhere'],
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    await t.use(baseMigration);
    const stage = await newStage(t, tool);
    const close = await stage.listenAt(DEFAULT_PORT);
    try {
      const args = ['base', '--force', ...(close ? [] : ['--provider', stage.rpc])];
      const scene = await runFunded(stage, () => runCommandLine(tool, stage, { args, plain: true }));
      const { run } = scene;
      let calls = scene.record.calls.length;
      if (close && calls === 0) {
        // The tool may demand a key before its first request to a node.
        const { privateKey } = stage.chain.accounts[0]!;
        const keyed = await runCommandLine(tool, stage, { args: [...args, '--private-key', privateKey], plain: true });
        calls = keyed.record.calls.length;
        t.judge(defaultNodeDefect(calls, run), run);
      }
      t.judge(failedRunDefect('failed', run, 'without a key'), run);
      return { ...scene, atDefaultPort: close !== undefined, calls };
    } finally {
      await close?.();
    }
  },
});

/** A result file that is given by its absolute path. Its name has a blank, as names of folders may. */
export const LONG_OUTPUT = 'long output.json';

/** A base migration without a key on a chain of other accounts, which funds those that sent in the default run. */
export const defaultRunElsewhere: Premise<MigrationTarget, ScenarioRun> = premise<MigrationTarget>()({
  name: 'default-run-elsewhere',
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    const { views, since } = await t.use(defaultRun);
    const stage = await newStage(t, tool, { mnemonic: OTHER_ACCOUNTS });
    const senders = new Set((await views.transactions(since + 1)).map(({ from }) => from));
    for (const sender of senders) await fundAccount(stage, sender);
    const files = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN_PARAMS }, stage.network) };
    const on = await stage.place({ files });
    // The short option is given a relative path (alias-run.ts).
    const output = join(on.folder, LONG_OUTPUT);
    const args = ['base', '--force', '--provider', stage.rpc, '--output', output];
    return runCommandLine(tool, stage, { args, on, output, plain: true });
  },
});
