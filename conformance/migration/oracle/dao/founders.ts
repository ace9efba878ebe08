/**
 * Founders of a DAO: their balances, and the supplies.
 *
 * Anchored by: forgeOrg, addFounders and mint of npm's @daostack/migration rc.57-v1, with 6 and with 25 founders
 */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { readAddress } from '../ethereum/address.ts';
import { DECIMALS, scaled } from '../ethereum/token-units.ts';
import { itemsAt, nodeAt, numberAt, stringAt } from '../parameters/json-members.ts';
import type { AmountUnit } from '../voting/voting-parameters.ts';

/** The largest total of reputation, in its smallest unit: the contract stores amounts in 128 bits. */
export const REPUTATION_MAX = 2n ** 128n - 1n;

/** The balances of one address in the smallest units. */
export interface Holding {
  /** The address with its checksum. */
  readonly address: string;
  readonly tokens: bigint;
  readonly reputation: bigint;
}

/**
 * The founders in the order of the file. An absent amount is zero. undefined if `founders` is absent or not an array, and if a
 * founder has no address or an amount that is not valid.
 */
export function founderHoldings(params: JsonNode, unit: AmountUnit = 'whole'): readonly Holding[] | undefined {
  const holdings = itemsAt(params, 'founders')?.map((item) => {
    const amount = (name: string) =>
      nodeAt(item, name) ? scaled(numberAt(item, name) ?? '', unit === 'whole' ? DECIMALS : 0) : 0n;
    const address = readAddress(stringAt(item, 'address') ?? '').value;
    const [tokens, reputation] = [amount('tokens'), amount('reputation')];
    if (address === undefined || tokens === undefined || reputation === undefined) return undefined;
    return { address, tokens, reputation };
  });
  return holdings?.every((holding) => holding !== undefined) ? holdings : undefined;
}

/** The balances by address: an address with two entries gets the sum of both. */
export function holdingsByAddress(founders: readonly Holding[]): readonly Holding[] {
  const byAddress = new Map<string, Holding>();
  for (const { address, tokens, reputation } of founders) {
    const had = byAddress.get(address) ?? { tokens: 0n, reputation: 0n };
    byAddress.set(address, { address, tokens: had.tokens + tokens, reputation: had.reputation + reputation });
  }
  return [...byAddress.values()];
}

/** The total supplies. */
export function holdingTotals(founders: readonly Holding[]): { readonly tokens: bigint; readonly reputation: bigint } {
  const sum = (of: (holding: Holding) => bigint) => founders.reduce((so, holding) => so + of(holding), 0n);
  return { tokens: sum((holding) => holding.tokens), reputation: sum((holding) => holding.reputation) };
}
