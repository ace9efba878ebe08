import type { MigrationTarget } from '../core/migration-target.ts';
import type { Place } from '../core/place.ts';
import type { Moment, Stage } from '../core/stage.ts';
import type { Views } from '../lab/views.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import type { KeptChain } from './kept-chain.ts';
import { type Act, play, type Scene } from './play.ts';
import { absentOf } from './sightings.ts';
import { params, step, type Way } from './unforced.ts';

/** Where a run is killed. */
export interface Point {
  readonly step: 'base' | 'dao';
  /** At its k-th transaction, counted from 1. */
  readonly k: number;
  readonly moment: Moment;
}

/** A run that was killed, and the same command after it. */
export interface Interruption {
  readonly point: Point;
  readonly killed: Scene;
  readonly resumed: Scene;
  /** Transactions of the account by both together. */
  readonly sent: number;
  /** What the result names that has no code. */
  readonly absent: readonly string[];
  /** Of a DAO: what is held, and how many avatars there are. */
  readonly held: Holdings;
  readonly avatars: number;
}

const MOMENTS = {
  before: 'before the chain heard of transaction',
  mined: 'when the chain had mined, and not yet answered, transaction',
  answered: 'when it was answered transaction',
};
/** A point for people. */
export const sayPoint = ({ step: which, k, moment }: Point): string => `${which}, killed ${MOMENTS[moment]} ${k}`;

/** Kills a run at a point. undefined where it ended before it came to that. */
export async function kill(
  tool: MigrationTarget,
  stage: Stage,
  act: Act,
  point: Pick<Point, 'k' | 'moment'>,
  at: Place,
): Promise<Scene | undefined> {
  const stop = new AbortController();
  const over = Promise.withResolvers<void>();
  const hook = async ({ k, moment }: Pick<Point, 'k' | 'moment'>) => {
    if (k !== point.k || moment !== point.moment) return undefined;
    stop.abort();
    await over.promise;
    return 'lose' as const;
  };
  const place = { ...act.place, stop: stop.signal };
  const scene = await play(tool, stage, { ...act, place, script: { ...act.script, hook } }, { at }).finally(
    over.resolve,
  );
  return scene.run.ended.by === 'stopped' ? scene : undefined;
}

/** Kills a run, and runs the same command again. */
export async function interrupt(
  tool: MigrationTarget,
  on: KeptChain,
  way: Way,
  point: Point,
  options: Act['options'] = {},
): Promise<Interruption | undefined> {
  const at = await on.fresh(way.place);
  const act: Act = { step: point.step, options: { ...way.options, params, ...options }, place: way.place };
  const account = on.stage.chain.accounts[0]!.address;
  const nonce = async () => Number(await on.stage.chain.request('eth_getTransactionCount', [account, 'latest']));
  const before = await nonce();
  const killed = await kill(tool, on.stage, act, point, at);
  if (!killed) return undefined;
  const resumed = await step(tool, on, way, { step: point.step, options }, at);
  return { point, killed, resumed, sent: (await nonce()) - before, ...(await seenOf(on.stage, killed, resumed)) };
}

/** What is on the chain now: it goes back before the next run. */
async function seenOf(stage: Stage, { since }: Scene, { result, views }: Scene) {
  const { base, dao = {} } = result?.result ?? {};
  return {
    absent: await absentOf({ ...(base ? { base } : {}), dao }, views),
    held: await holdingsOf(views, dao),
    avatars: dao.Avatar === undefined ? 0 : await likeThis(views, stage, dao.Avatar, since),
  };
}

/** How many contracts with the code of this one have come to be since a block: made by a transaction, or known by events. */
export async function likeThis(views: Views, stage: Stage, address: unknown, since: number): Promise<number> {
  const code = await views.codeAt(address);
  const seen = new Set<string>([String(address).toLowerCase()]);
  for (const { contractAddress } of await views.transactions(since + 1))
    if (contractAddress !== undefined) seen.add(contractAddress.toLowerCase());
  const filter = { fromBlock: `0x${(since + 1).toString(16)}`, toBlock: 'latest' };
  const logs = (await stage.chain.request('eth_getLogs', [filter])) as readonly { readonly address: string }[];
  for (const log of logs) seen.add(log.address.toLowerCase());
  let count = 0;
  for (const one of seen) if ((await views.codeAt(one)) === code) count++;
  return count;
}
