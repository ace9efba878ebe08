/** An interrupted DAO migration, and `--restart` (the interface document, "Command line" and "States and transitions"). */

import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { paramsOfOwnFounders } from '../../premises/dao/own-founders.ts';
import { daoText, textKeyOf, withName } from '../../premises/options/dao-texts.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { type IsolatedBase, placeOnBase, restartBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import { takesNameTwice } from '../../premises/steps/namesake-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const DAO_MEMBERS = ['Avatar', 'NativeToken', 'NativeReputation'] as const;

/**
 * A killed process keeps its id until its parent waits for it (wait(2)). Until then a lock with that id seems to be held.
 */
const REAPED_MS = 3000;

/** Parameters with the chain's accounts as founders: without a command some tools run a demo test, in which these vote. */
const namedParams = (tool: MigrationTarget, { stage }: IsolatedBase, name: string) => ({
  default: withName(tool, paramsOfOwnFounders(stage), name),
});

/** The rest of a migration that was killed. */
type Unfinished = Pick<ScenarioRun, 'at' | 'views'>;

/** Kills a run when a transaction is answered. */
function killedAt(n: number) {
  const stop = new AbortController();
  const hook = ({ k, moment }: { readonly k: number; readonly moment: string }) => {
    if (k === n && moment === 'answered') stop.abort();
    return undefined;
  };
  return { stop: stop.signal, script: { hook } };
}

/** A DAO migration that is killed when half of its transactions are answered. */
async function unfinishedDao(tool: MigrationTarget, on: IsolatedBase, half: number, name: string): Promise<Unfinished> {
  const { stop, script } = killedAt(half);
  const options = { params: namedParams(tool, on, name) };
  return runStepOnBase(tool, on, { step: 'dao', options, script, place: { stop } });
}

/** A run without a command, which migrates a base and a DAO, that is killed in the same way. */
async function unfinishedBaseAndDao(
  tool: MigrationTarget & Required<Pick<MigrationTarget, 'argv'>>,
  on: IsolatedBase,
  half: number,
  name: string,
): Promise<Unfinished> {
  const { stop, script } = killedAt(on.base.record.transactions.length + half);
  const files = {
    [tool.fileOf('migration-params.json')]: tool.paramsText(namedParams(tool, on, name), on.stage.network),
  };
  const at = await placeOnBase(tool, on, 'base', { stop, files });
  await runCommandOnBase(tool, on, usualArgs(tool, on), at, script);
  return { at, views: on.base.views };
}

export const newDao = check<MigrationTarget>()({
  // MIG-CL-019 (must): With `--restart`, or `-t`, a migration uses nothing of an unfinished deployment: it makes a new DAO with
  //   the parameters of this run. [interface, "Command line"]
  proves: 'MIG-CL-019',
  needs: ['argv'],
  reasons: {
    failed: 'with `--restart` a DAO migration does not succeed where one was interrupted, or is finished',
    reused: 'with `--restart` a contract of the earlier deployment is used',
    'other-params': 'with `--restart` the DAO is not that of the parameters',
  },
  run: async (tool, t) => {
    const half = Math.max(1, Math.floor((await t.use(daoMigration)).record.transactions.length / 2));
    const on = await t.use(restartBase);
    const { stage } = on;
    // Parameters that have changed, or another command, would begin another DAO in any case, without `--restart` too.
    const takesUnchanged = await t.use(takesNameTwice);
    const unchanged = takesUnchanged ? [['dao', '--restart']] : [];
    const judge = async (words: readonly string[], unfinished: Unfinished, flag: string, wanted: string) => {
      const since = Number(await stage.chain.request('eth_blockNumber'));
      const text = tool.paramsText(namedParams(tool, on, wanted), stage.network);
      const { folder, home, temporary } = unfinished.at;
      const files = { [tool.fileOf('migration-params.json')]: text };
      const at = await stage.place({ folder, home, temporary, timeoutMs: on.patienceMs, files });
      const restart = () => runCommandOnBase(tool, on, [...words, ...usualArgs(tool, on)], at);
      let { run, record } = await restart();
      if (!succeeded(run) && transactionsSentBy(record) === 0) {
        await t.time.sleep(REAPED_MS, t.signal);
        ({ run, record } = await restart());
      }
      const file = stage.read(at, tool.fileOf('migration.json'));
      const dao = tool.resultOf(file === undefined ? undefined : parseJsonText(file), stage.network)?.result.dao;
      const expected = 'a run that writes `dao`';
      if (!succeeded(run) || dao === undefined)
        return t.fail({ reason: 'failed', expected, actual: runSummary(run), at: flag }, run);
      for (const member of DAO_MEMBERS) {
        const address = String(dao[member]);
        const earlierCode = await stage.chain
          .request('eth_getCode', [address, `0x${since.toString(16)}`])
          .catch(() => '0x');
        const actual = `${address}, which had code before the run`;
        if (earlierCode !== '0x')
          t.fail({ reason: 'reused', expected: 'a new contract', actual, at: `${flag}: dao.${member}` }, run);
      }
      const key = textKeyOf(tool);
      const found = key && ((await daoText(unfinished.views, dao, key)) ?? (key === 'orgName' ? dao.name : undefined));
      t.judge(key && mismatch('other-params', wanted, found, `${flag}: ${key} of the DAO`), run);
    };
    // Without a command a DAO is migrated as well.
    if (takesUnchanged) {
      const name = 'Unchanged without a Command';
      await judge(['--restart'], await unfinishedBaseAndDao(tool, on, half, name), '--restart, nothing changed', name);
    }
    const changed = [['dao', '--restart'], ['dao', '-t'], ...(takesUnchanged ? [] : [['--restart']])];
    await t.each(changed, async (words) => {
      const flag = words.join(' ');
      const unfinished = await unfinishedDao(tool, on, half, `Unfinished ${flag}`);
      await judge(words, unfinished, flag, `Restarted ${flag}`);
    });
    for (const words of unchanged) {
      const name = 'Unchanged Organisation';
      const unfinished = await unfinishedDao(tool, on, half, name);
      for (const former of ['interrupted', 'finished'])
        await judge(words, unfinished, `${words.join(' ')}, nothing changed, ${former}`, name);
    }
  },
});
