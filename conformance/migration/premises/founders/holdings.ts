import { CHANGED_TOKENS } from '../../inputs/parameters/changed-founders.ts';
import { PLAIN_FOUNDERS } from '../../inputs/parameters/plain-parameters.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { BALANCE_VIEW, SUPPLY_VIEW } from './holding-views.ts';

const IN_ALL = 'in all';

/** What is held of a DAO's token and reputation, in the smallest units, by who holds it and what. */
export type Holdings = ReadonlyMap<string, unknown>;

/** What the founders of the plain DAO hold of one, and how much there is. */
export async function holdingsOf(
  views: ContractViews,
  { NativeToken, NativeReputation }: ResultPart,
): Promise<Holdings> {
  const found = new Map<string, unknown>();
  for (const [what, contract] of Object.entries({ tokens: NativeToken, reputation: NativeReputation })) {
    for (const { address } of PLAIN_FOUNDERS)
      found.set(`${what} of ${address}`, await views.value(contract, BALANCE_VIEW, [address]));
    found.set(`${what} ${IN_ALL}`, await views.value(contract, SUPPLY_VIEW));
  }
  return found;
}

/** The first difference of what is held from what is to be held. */
export function holdingsDifference(
  found: Holdings,
  wanted: Holdings,
): { readonly expected: string; readonly actual: string; readonly at: string } | undefined {
  for (const [at, amount] of wanted)
    if (found.get(at) !== amount) return { expected: said(amount), actual: said(found.get(at)), at };
  return undefined;
}

const said = (amount: unknown) =>
  amount === undefined ? 'nothing that can be read' : `${amount} of the smallest unit`;

export function changedHoldings(plain: Holdings): Holdings {
  const [{ address, tokens }] = PLAIN_FOUNDERS as [(typeof PLAIN_FOUNDERS)[0]];
  const one = `tokens of ${address}`;
  const had = plain.get(one);
  const has = typeof had === 'bigint' ? (had * BigInt(CHANGED_TOKENS)) / BigInt(tokens) : had;
  const all = plain.get(`tokens ${IN_ALL}`);
  const more = typeof all === 'bigint' && typeof has === 'bigint' ? all - (had as bigint) + has : all;
  return new Map([...plain, [one, has], [`tokens ${IN_ALL}`, more]]);
}
