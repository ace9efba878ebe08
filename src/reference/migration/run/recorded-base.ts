/** The base in the result file: it is used only if its code is on the chain. */

import type { Chain } from '../chain/chain.ts';
import type { Parts } from '../parts.ts';
import { absentFrom, type Base } from '../plan/base.ts';
import type { DeployedBase } from './steps.ts';

/** `versions`: the allowed versions of its core. undefined where no version matches its code on this chain. */
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

/** How many contracts a message names. */
const NAMED = 5;

/** Why the recorded base cannot be used. */
export async function whyUnusable(
  recorded: Base | undefined,
  versions: readonly string[],
  { code }: Chain,
  { openCore }: Parts,
): Promise<string> {
  if (recorded === undefined) return 'has no base: run touchstone-migrate base first';
  const absent = await Promise.all(versions.map((version) => absentFrom(openCore(version), recorded, code)));
  // The core with the fewest absent contracts.
  const [names = []] = absent.sort((a, b) => a.length - b.length);
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const list = names.length > 0 ? `: ${names.slice(0, NAMED).join(', ')}${more}` : '';
  return `names contracts that this chain does not have${list}`;
}
