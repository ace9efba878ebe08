/** A base that the result file has: it counts where the chain bears it out. */
import type { Chain } from './chain/chain.ts';
import type { Parts } from './parts.ts';
import type { Base } from './plan/base.ts';
import type { DeployedBase } from './steps.ts';

/** `versions`: of cores that it may be of. undefined where it is of none, or has no code on this chain. */
export async function recordedBase(
  recorded: Base | undefined,
  versions: readonly string[],
  chain: Chain,
  { isBaseOf, openCore }: Parts,
): Promise<DeployedBase | undefined> {
  if (recorded === undefined) return undefined;
  for (const version of new Set(versions)) {
    const core = openCore(version);
    if (await isBaseOf(core, recorded, chain.code)) return { core, base: recorded };
  }
  return undefined;
}
