import type { Chain } from '../core/stage.ts';
import { alike } from './alike.ts';

/** What of a result is to be of the run that it names: the contracts of the DAO itself. Some tools tell of a controller. */
const OWN = ['Avatar', 'NativeToken', 'NativeReputation', 'Controller'];

/**
 * The first of a DAO's own contracts that was there when a block was the last. Those of the base serve many, and may be
 * there.
 */
export async function thereBefore(
  chain: Chain,
  dao: Readonly<Record<string, unknown>>,
  block: number,
  base: Readonly<Record<string, unknown>> = {},
): Promise<string | undefined> {
  const shared = new Set(Object.values(base).map(alike));
  for (const name of OWN) {
    const address = dao[name];
    if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address) || shared.has(alike(address))) continue;
    if ((await chain.request('eth_getCode', [address, `0x${block.toString(16)}`])) !== '0x') return name;
  }
  return undefined;
}
