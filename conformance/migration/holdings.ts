import type { Views } from '../lab/views.ts';
import { FOUNDERS } from './params.ts';
import type { Part } from './scenes.ts';

const BALANCE = 'function balanceOf(address) view returns (uint256)';
const SUPPLY = 'function totalSupply() view returns (uint256)';
const IN_ALL = 'in all';

/** What is held of a DAO's token and reputation, in the smallest units, by who holds it and what. */
export type Holdings = ReadonlyMap<string, unknown>;

/** What the founders of the plain DAO hold of one, and how much there is. */
export async function holdingsOf(views: Views, { NativeToken, NativeReputation }: Part): Promise<Holdings> {
  const found = new Map<string, unknown>();
  for (const [what, contract] of Object.entries({ tokens: NativeToken, reputation: NativeReputation })) {
    for (const { address } of FOUNDERS)
      found.set(`${what} of ${address}`, await views.value(contract, BALANCE, [address]));
    found.set(`${what} ${IN_ALL}`, await views.value(contract, SUPPLY));
  }
  return found;
}

/** The first difference of what is held from what is to be held. */
export function heldOtherwise(
  found: Holdings,
  wanted: Holdings,
): { readonly expected: string; readonly actual: string; readonly at: string } | undefined {
  for (const [at, amount] of wanted)
    if (found.get(at) !== amount) return { expected: said(amount), actual: said(found.get(at)), at };
  return undefined;
}

const said = (amount: unknown) =>
  amount === undefined ? 'nothing that can be read' : `${amount} of the smallest unit`;

/** Founders of whom the first has other tokens, and what is held then, by what is held of the plain DAO. */
export const CHANGED_TOKENS = 1234;
export const CHANGED_FOUNDERS = FOUNDERS.map((one, i) => (i === 0 ? { ...one, tokens: CHANGED_TOKENS } : one));

export function changedHoldings(plain: Holdings): Holdings {
  const [{ address, tokens }] = FOUNDERS as [(typeof FOUNDERS)[0]];
  const one = `tokens of ${address}`;
  const had = plain.get(one);
  const has = typeof had === 'bigint' ? (had * BigInt(CHANGED_TOKENS)) / BigInt(tokens) : had;
  const all = plain.get(`tokens ${IN_ALL}`);
  const more = typeof all === 'bigint' && typeof has === 'bigint' ? all - (had as bigint) + has : all;
  return new Map([...plain, [one, has], [`tokens ${IN_ALL}`, more]]);
}
