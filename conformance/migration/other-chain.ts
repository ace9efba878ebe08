import type { MigrationTarget } from '../core/migration-target.ts';
import type { Stage } from '../core/stage.ts';
import type { Trial } from '../core/trial.ts';
import { newStage } from './play.ts';

const TIMES = 5;
/** Blocks have their second in them, and nothing else need be unlike. */
const SECOND_MS = 1000;

const genesisOf = async (stage: Stage): Promise<unknown> =>
  Object(await stage.chain.request('eth_getBlockByNumber', ['0x0', false])).hash;

/** A fresh chain of the same id and the same accounts, with a genesis block of its own. */
export async function otherChain(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  stage: Stage,
): Promise<Stage> {
  const known = await genesisOf(stage);
  for (let i = 0; i < TIMES; i++) {
    const other = await newStage(tool);
    if ((await genesisOf(other)) !== known) return other;
    await other.close();
    await t.time.sleep(SECOND_MS, t.signal);
  }
  return t.inconclusive('each chain that the lab made had the same genesis block');
}
