/** Runs that are killed at a transaction, and the same command after each. */

import type { Place } from '../../../lab/place/place.ts';
import type { TransactionMoment } from '../../../lab/proxy/rpc-script.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Holdings, holdingsOf } from '../founders/holdings.ts';
import { runUnforcedStep, type UnforcedSettings } from '../rerun/unforced-base.ts';
import { addressesWithoutCode } from '../result-file/missing-code.ts';
import type { RevertibleChain } from '../runs/revertible-chain.ts';
import { runStep } from '../runs/run-step.ts';
import type { RunStage, ScenarioRun, StepRequest } from '../runs/scenario-run.ts';

/** The point at which a run is killed. */
export interface KillPoint {
  readonly step: 'base' | 'dao';
  /** The number of the transaction, counted from 1. */
  readonly k: number;
  readonly moment: TransactionMoment;
}

/** A run that was killed, and the same command after it. */
export interface InterruptedRun {
  readonly point: KillPoint;
  readonly killed: ScenarioRun;
  readonly resumed: ScenarioRun;
  /** The number of transactions that the account sent in both runs. */
  readonly sent: number;
  /** The addresses of the result that have no code. */
  readonly absent: readonly string[];
  /** The balances of the DAO, and the number of avatars. */
  readonly held: Holdings;
  readonly avatars: number;
}

const MOMENTS = {
  before: 'before the chain got transaction',
  mined: 'when the chain had mined, and not yet answered, transaction',
  answered: 'when it had the answer to transaction',
};
/** A point as text. */
export const killPointText = ({ step, k, moment }: KillPoint): string => `${step}, killed ${MOMENTS[moment]} ${k}`;

/** Kills a run at a point. undefined if it ended before that point. */
export async function killRun(
  tool: MigrationTarget,
  stage: RunStage,
  act: StepRequest,
  point: Pick<KillPoint, 'k' | 'moment'>,
  at: Place,
): Promise<ScenarioRun | undefined> {
  const stop = new AbortController();
  const over = Promise.withResolvers<void>();
  const hook = async ({ k, moment }: Pick<KillPoint, 'k' | 'moment'>) => {
    if (k !== point.k || moment !== point.moment) return undefined;
    stop.abort();
    await over.promise;
    return 'lose' as const;
  };
  const place = { ...act.place, stop: stop.signal };
  const scene = await runStep(tool, stage, { ...act, place, script: { ...act.script, hook } }, { at }).finally(
    over.resolve,
  );
  return scene.run.ended.by === 'stopped' ? scene : undefined;
}

/** Kills a run, and runs the same command again. */
export async function interruptRun(
  tool: MigrationTarget,
  on: RevertibleChain,
  way: UnforcedSettings,
  point: KillPoint,
  options: StepRequest['options'] = {},
): Promise<InterruptedRun | undefined> {
  const at = await on.fresh(way.place);
  const act: StepRequest = {
    step: point.step,
    options: { ...way.options, params: PLAIN_BY_NETWORK, ...options },
    place: way.place,
  };
  const account = on.stage.chain.accounts[0]!.address;
  const nonce = async () => Number(await on.stage.chain.request('eth_getTransactionCount', [account, 'latest']));
  const earlierNonce = await nonce();
  const killed = await killRun(tool, on.stage, act, point, at);
  if (!killed) return undefined;
  const resumed = await runUnforcedStep(tool, on, way, { step: point.step, options }, at);
  return {
    point,
    killed,
    resumed,
    sent: (await nonce()) - earlierNonce,
    ...(await stateAfter(on.stage, killed, resumed)),
  };
}

/** The state of the chain after the runs, which is reverted before the next run. */
async function stateAfter(stage: RunStage, { since }: ScenarioRun, { result, views }: ScenarioRun) {
  const { base, dao = {} } = result?.result ?? {};
  return {
    absent: await addressesWithoutCode({ ...(base ? { base } : {}), dao }, views),
    held: await holdingsOf(views, dao),
    avatars: dao.Avatar === undefined ? 0 : await countWithSameCode(views, stage, dao.Avatar, since),
  };
}

/** The number of contracts since a block that have the code of this one: created by a transaction, or known by an event. */
export async function countWithSameCode(
  views: ContractViews,
  stage: RunStage,
  address: unknown,
  since: number,
): Promise<number> {
  const code = await views.codeAt(address);
  const addresses = new Set<string>([String(address).toLowerCase()]);
  for (const { contractAddress } of await views.transactions(since + 1))
    if (contractAddress !== undefined) addresses.add(contractAddress.toLowerCase());
  const filter = { fromBlock: `0x${(since + 1).toString(16)}`, toBlock: 'latest' };
  const logs = (await stage.chain.request('eth_getLogs', [filter])) as readonly { readonly address: string }[];
  for (const log of logs) addresses.add(log.address.toLowerCase());
  let count = 0;
  for (const candidate of addresses) if ((await views.codeAt(candidate)) === code) count++;
  return count;
}
