/** A base that the result file has: it counts where the chain bears it out. */

import type { Chain } from '../chain/chain.ts';
import type { Parts } from '../parts.ts';
import { absentFrom, type Base } from '../plan/base.ts';
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

/** How many contracts are named at once. */
const NAMED = 5;

/** Why there is no base that may be used. */
export async function whyNone(
  recorded: Base | undefined,
  versions: readonly string[],
  { code }: Chain,
  { openCore }: Parts,
): Promise<string> {
  if (recorded === undefined) return 'has none: run touchstone-migrate base first';
  const absent = await Promise.all(versions.map((version) => absentFrom(openCore(version), recorded, code)));
  // Of the core that most are of.
  const [names = []] = absent.sort((a, b) => a.length - b.length);
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const which = names.length > 0 ? `: ${names.slice(0, NAMED).join(', ')}${more}` : '';
  return `names contracts that this chain does not have${which}`;
}
