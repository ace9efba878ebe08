/** Runs of the command line that are given nothing that has a default; `--force` because nobody is there to be asked. */
import { join } from 'node:path';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import type { Stage } from '../core/stage.ts';
import { command, commanded } from './command-scenes.ts';
import { PLAIN } from './params.ts';
import { newStage, type Scene, sayRun } from './play.ts';
import { baseMigrated } from './scenes.ts';

/** Where a node is unless it is said otherwise (the interface document, "Command line": --provider). */
const DEFAULT_PORT = 8545;
/** 10,000 Ether. */
const WEALTH = '0x21e19e0c9bab2400000';
/** What Hardhat derives its accounts from where nothing is said: none of them is one of Ganache's. */
const OTHER_ACCOUNTS = 'test test test test test test test test test test test junk';

/** A base migration without a provider and without a key. */
export interface ByDefault extends Scene {
  /** The chain was where the document says that it is. Otherwise, since something else is there, it was given. */
  readonly atDefaultPort: boolean;
}

export const byDefault: Premise<MigrationTarget, ByDefault> = premise<MigrationTarget>()({
  name: 'by-default',
  owners: {
    failed: 'migration/command-line/default-key#failed',
    elsewhere: 'migration/command-line/default-provider#elsewhere',
  },
  find: async (any, t) => {
    const tool = commanded(any, t);
    await t.use(baseMigrated);
    const stage = await newStage(tool);
    const close = await stage.listenAt(DEFAULT_PORT);
    try {
      const args = ['base', '--force', ...(close ? [] : ['--provider', stage.rpc])];
      const scene = await endowed(stage, () => command(tool, stage, { args, plain: true }));
      const { run, record } = scene;
      const [expected, actual] = ['a run that succeeds', sayRun(run)];
      if (close && record.calls.length === 0) {
        const at = `http://localhost:${DEFAULT_PORT}`;
        // It may want a key before it asks any node.
        const { privateKey } = stage.chain.accounts[0]!;
        const keyed = await command(tool, stage, { args: [...args, '--private-key', privateKey], plain: true });
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
export const byDefaultElsewhere: Premise<MigrationTarget, Scene> = premise<MigrationTarget>()({
  name: 'by-default-elsewhere',
  owners: {},
  find: async (any, t) => {
    const tool = commanded(any, t);
    const { views, since } = await t.use(byDefault);
    const stage = await newStage(tool, { mnemonic: OTHER_ACCOUNTS });
    const senders = new Set((await views.transactions(since + 1)).map(({ from }) => from));
    for (const one of senders) await endow(stage, one);
    const files = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN }, stage.network) };
    const on = await stage.place({ files });
    // The one that is named by the short option is a relative path.
    const output = join(on.folder, LONG_OUTPUT);
    const args = ['base', '--force', '--provider', stage.rpc, '--output', output];
    return command(tool, stage, { args, on, output, plain: true });
  },
});

/** Gives an account means. */
export function endow(stage: Stage, address: string): Promise<unknown> {
  return stage.chain.request('hardhat_setBalance', [address, WEALTH]);
}

/** A run. Where it fails for want of means, the accounts that it asked about are given some, and it is run again. */
export async function endowed(stage: Stage, run: () => Promise<Scene>): Promise<Scene> {
  const first = await run();
  if (succeeded(first.run) || first.record.transactions.some(({ hash }) => hash !== undefined)) return first;
  const asked = first.record.calls.filter(({ method }) => /^eth_get(Balance|TransactionCount)$/.test(method));
  const accounts = new Set(asked.flatMap(({ params }) => /0x[0-9a-fA-F]{40}/.exec(params) ?? []));
  if (accounts.size === 0) return first;
  for (const one of accounts) await endow(stage, one);
  return run();
}
