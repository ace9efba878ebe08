/** What is there already, and `--restart` (the interface document, "Command line" and "States and transitions"). */

import { check } from '../../../core/check/check.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { paramsOfOwnFounders } from '../../premises/dao/own-founders.ts';
import { ORG_NAME_VIEW } from '../../premises/options/dao-texts.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { type IsolatedBase, isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const DAO = ['Avatar', 'NativeToken', 'NativeReputation'] as const;
/** Likewise, of founders whom a demo test can have vote: without a command some tools run one as well. */
const ownNamed = ({ stage }: IsolatedBase, orgName: string) => ({
  default: { ...paramsOfOwnFounders(stage), orgName },
});

/** A DAO migration that is killed when half of its transactions are answered. */
async function unfinished(
  tool: MigrationTarget,
  on: IsolatedBase,
  half: number,
  orgName: string,
): Promise<ScenarioRun> {
  const stop = new AbortController();
  const hook = ({ k, moment }: { readonly k: number; readonly moment: string }) => {
    if (k === half && moment === 'answered') stop.abort();
    return undefined;
  };
  return runStepOnBase(tool, on, {
    step: 'dao',
    options: { params: ownNamed(on, orgName) },
    script: { hook },
    place: { stop: stop.signal },
  });
}

export const newDao = check<MigrationTarget>()({
  proves: 'MIG-CL-019',
  needs: ['argv'],
  reasons: {
    failed: 'with `--restart` a DAO migration does not succeed where one was interrupted',
    reused: 'with `--restart` a contract of the interrupted deployment is used',
    'other-params': 'with `--restart` the DAO is not that of the parameters',
  },
  run: async (tool, t) => {
    const half = Math.max(1, Math.floor((await t.use(daoMigration)).record.transactions.length / 2));
    const on = await t.use(isolatedBase);
    // Without a command a DAO is migrated as well.
    await t.each([['dao', '--restart'], ['dao', '-t'], ['--restart']], async (words) => {
      const flag = words.join(' ');
      const before = await unfinished(tool, on, half, `Unfinished ${flag}`);
      const orgName = `Restarted ${flag}`;
      const since = Number(await on.stage.chain.request('eth_blockNumber'));
      const text = tool.paramsText(ownNamed(on, orgName), on.stage.network);
      const at = await on.stage.place({
        ...foldersOf(before),
        timeoutMs: on.patienceMs,
        files: { [tool.fileOf('migration-params.json')]: text },
      });
      const again = () => runCommandOnBase(tool, on, [...words, ...usualArgs(tool, on)], at);
      let { run, record } = await again();
      if (!succeeded(run) && transactionsSentBy(record) === 0) {
        await t.time.sleep(REAPED_MS, t.signal);
        ({ run, record } = await again());
      }
      const file = on.stage.read(at, tool.fileOf('migration.json'));
      const dao = tool.resultOf(file === undefined ? undefined : parseJsonText(file), on.stage.network)?.result.dao;
      if (!succeeded(run) || dao === undefined)
        t.judge({ reason: 'failed', expected: 'a run that writes `dao`', actual: runSummary(run), at: flag }, run);
      for (const part of DAO) {
        const address = String(dao![part]);
        const code = await on.stage.chain
          .request('eth_getCode', [address, `0x${since.toString(16)}`])
          .catch(() => '0x');
        const actual = `${address}, which was there before`;
        if (code !== '0x')
          t.judge({ reason: 'reused', expected: 'a new contract', actual, at: `${flag}: dao.${part}` }, run);
      }
      const found = (await before.views.value(dao!.Avatar, ORG_NAME_VIEW)) ?? dao!.name;
      const wrong = {
        reason: 'other-params' as const,
        expected: orgName,
        actual: String(found),
        at: `${flag}: dao.name`,
      };
      t.judge(found === orgName ? undefined : wrong, run);
    });
  },
});

/**
 * A process that was killed keeps its number until it is waited for (wait(2)), so that a lock of its own seems to be held
 * for so long.
 */
const REAPED_MS = 3000;

const foldersOf = ({ at: { folder, home, temporary } }: ScenarioRun) => ({ folder, home, temporary });
