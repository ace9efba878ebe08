import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import type { TestChain } from '../../target/stage.ts';

/** The members of `dao` whose contracts must be new. An avatar that is new has a controller of its own, or that of the base. */
const OWN = ['Avatar', 'NativeToken', 'NativeReputation'];

/**
 * The first of a DAO's own contracts that had code at a block. Contracts of the base are for many DAOs, and may be older.
 */
export async function formerContract(
  chain: TestChain,
  dao: Readonly<Record<string, unknown>>,
  block: number,
  base: Readonly<Record<string, unknown>> = {},
): Promise<string | undefined> {
  const shared = new Set(Object.values(base).map(canonicalJson));
  for (const name of OWN) {
    const address = dao[name];
    if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address) || shared.has(canonicalJson(address)))
      continue;
    if ((await chain.request('eth_getCode', [address, `0x${block.toString(16)}`])) !== '0x') return name;
  }
  return undefined;
}
