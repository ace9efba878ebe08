/** Runs of the command line that are given nothing that has a default; `--force` because nobody is there to be asked. */

import { join } from 'node:path';
import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { fundAccount, runFunded } from '../accounts/funded-account.ts';
import { baseMigration } from '../runs/base-migration.ts';
import { newStage } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';

/** Where a node is unless it is said otherwise (the interface document, "Command line": --provider). */
const DEFAULT_PORT = 8545;
/** What Hardhat derives its accounts from where nothing is said: none of them is one of Ganache's. */
const OTHER_ACCOUNTS = 'test test test test test test test test test test test junk';

/** A base migration without a provider and without a key. */
export interface DefaultRun extends ScenarioRun {
  /** The chain was where the document says that it is. Otherwise, since something else is there, it was given. */
  readonly atDefaultPort: boolean;
}

export const defaultRun: Premise<MigrationTarget, DefaultRun> = premise<MigrationTarget>()({
  name: 'by-default',
  reasons: ['failed', 'elsewhere'],
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    await t.use(baseMigration);
    const stage = await newStage(tool);
    const close = await stage.listenAt(DEFAULT_PORT);
    try {
      const args = ['base', '--force', ...(close ? [] : ['--provider', stage.rpc])];
      const scene = await runFunded(stage, () => runCommandLine(tool, stage, { args, plain: true }));
      const { run, record } = scene;
      const [expected, actual] = ['a run that succeeds', runSummary(run)];
      if (close && record.calls.length === 0) {
        const at = `http://localhost:${DEFAULT_PORT}`;
        // It may want a key before it asks any node.
        const { privateKey } = stage.chain.accounts[0]!;
        const keyed = await runCommandLine(tool, stage, { args: [...args, '--private-key', privateKey], plain: true });
        if (keyed.record.calls.length === 0)
          t.judge({ reason: 'elsewhere', expected: 'a run that asks this node', actual, at }, run);
      }
      if (!succeeded(run)) t.judge({ reason: 'failed', expected, actual, at: 'without a key' }, run);
      return { ...scene, atDefaultPort: close !== undefined };
    } finally {
      await close?.();
    }
  },
});

/** The result file of the run that is given one, by its absolute path: with a blank, as names of folders have. */
export const LONG_OUTPUT = 'long output.json';

/** A base migration without a key on a chain where other accounts have means, and those that sent before. */
export const defaultRunElsewhere: Premise<MigrationTarget, ScenarioRun> = premise<MigrationTarget>()({
  name: 'by-default-elsewhere',
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    const { views, since } = await t.use(defaultRun);
    const stage = await newStage(tool, { mnemonic: OTHER_ACCOUNTS });
    const senders = new Set((await views.transactions(since + 1)).map(({ from }) => from));
    for (const one of senders) await fundAccount(stage, one);
    const files = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN_PARAMS }, stage.network) };
    const on = await stage.place({ files });
    // The one that is named by the short option is a relative path.
    const output = join(on.folder, LONG_OUTPUT);
    const args = ['base', '--force', '--provider', stage.rpc, '--output', output];
    return runCommandLine(tool, stage, { args, on, output, plain: true });
  },
});
