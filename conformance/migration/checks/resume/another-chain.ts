import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { addressesWithoutCode } from '../../premises/result-file/missing-code.ts';
import { interruptions, unmigratedChain } from '../../premises/resume/interruptions.ts';
import { killPointText, killRun } from '../../premises/resume/killed-run.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { RunStage } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const CHAINS_TRIED = 5;
/** The genesis block has its time in seconds, which may be its only difference from that of another chain. */
const SECOND_MS = 1000;

const genesisOf = async (stage: RunStage): Promise<unknown> =>
  Object(await stage.chain.request('eth_getBlockByNumber', ['0x0', false])).hash;

/** A fresh chain with the same id and accounts, and another genesis block. */
export async function otherChain(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  stage: RunStage,
): Promise<RunStage> {
  const genesis = await genesisOf(stage);
  for (let i = 0; i < CHAINS_TRIED; i++) {
    const candidate = await newStage(t, tool);
    if ((await genesisOf(candidate)) !== genesis) return candidate;
    await candidate.close();
    await t.time.sleep(SECOND_MS, t.signal);
  }
  return t.inconclusive('all chains that the lab opened had the same genesis block');
}

export const anotherChain = check<MigrationTarget>()({
  // MIG-RE-006 (must): A migration that was begun on another chain is not used, even where both chains have the same id.
  //   [durable-deploy, "Resuming"]
  proves: 'MIG-RE-006',
  needs: ['processes'],
  reasons: {
    used: 'steps that were done on another chain count as done on this one',
    neither: 'it sends transactions, and then fails',
  },
  run: async (tool, t) => {
    const { whole } = await t.use(interruptions);
    const { way, codes } = await t.use(unforcedBase);
    const unmigrated = await t.use(unmigratedChain);
    const act = { step: 'base' as const, options: { ...way.options, params: PLAIN_BY_NETWORK }, place: way.place };
    const k = Math.max(1, whole.base.record.transactions.length - 1);
    const place = await unmigrated.fresh(way.place);
    const killed = await killRun(tool, unmigrated.stage, act, { k, moment: 'answered' }, place);
    if (!killed) t.inconclusive('a base migration ended although it was to be killed');
    const stage = await otherChain(tool, t, unmigrated.stage);
    const { run, record, result, views } = await runStep(tool, stage, act, { at: place });
    const at = killPointText({ step: 'base', k, moment: 'answered' });
    if (!succeeded(run)) {
      const sent = record.transactions.length;
      const expected = 'a refusal that costs nothing, or a migration on the new chain';
      const actual = `${sent} transactions, and then: ${runSummary(run)}`;
      t.judge(sent > 0 && { reason: 'neither', expected, actual, at }, run);
      return;
    }
    const [undeployed] = await addressesWithoutCode(result?.result ?? {}, views, codes);
    const absent = undeployed ?? (result?.result.base ? undefined : '`base`');
    const expected = 'on the new chain, at each address of the result, the code of its contract';
    t.judge(absent !== undefined && { reason: 'used', expected, actual: `not at ${absent}`, at }, run);
  },
});
