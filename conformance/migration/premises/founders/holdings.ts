import { CHANGED_TOKENS } from '../../inputs/parameters/changed-founders.ts';
import { PLAIN_FOUNDERS } from '../../inputs/parameters/plain-parameters.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { BALANCE_VIEW, SUPPLY_VIEW } from './holding-views.ts';

const IN_ALL = 'in all';

/** Balances and supplies of a DAO's token and reputation in the smallest unit, by texts such as `tokens of 0x…`. */
export type Holdings = ReadonlyMap<string, unknown>;

/** The balances of the plain DAO's founders in a DAO, and its supplies. */
export async function holdingsOf(
  views: ContractViews,
  { NativeToken, NativeReputation }: ResultPart,
): Promise<Holdings> {
  const contracts = Object.entries({ tokens: NativeToken, reputation: NativeReputation });
  const read = contracts.flatMap(([kind, contract]) => [
    ...PLAIN_FOUNDERS.map(async ({ address }) => {
      return [`${kind} of ${address}`, await views.value(contract, BALANCE_VIEW, [address])] as const;
    }),
    views.value(contract, SUPPLY_VIEW).then((supply) => [`${kind} ${IN_ALL}`, supply] as const),
  ]);
  return new Map(await Promise.all(read));
}

/** The first balance or supply that differs. */
export function holdingsDifference(
  found: Holdings,
  wanted: Holdings,
): { readonly expected: string; readonly actual: string; readonly at: string } | undefined {
  for (const [at, amount] of wanted)
    if (found.get(at) !== amount) return { expected: amountText(amount), actual: amountText(found.get(at)), at };
  return undefined;
}

const amountText = (amount: unknown) =>
  amount === undefined ? 'nothing that can be read' : `${amount} of the smallest unit`;

export function changedHoldings(plain: Holdings): Holdings {
  const [{ address, tokens }] = PLAIN_FOUNDERS as [(typeof PLAIN_FOUNDERS)[0]];
  const firstTokens = `tokens of ${address}`;
  const had = plain.get(firstTokens);
  const has = typeof had === 'bigint' ? (had * BigInt(CHANGED_TOKENS)) / BigInt(tokens) : had;
  const supply = plain.get(`tokens ${IN_ALL}`);
  const more = typeof supply === 'bigint' && typeof has === 'bigint' ? supply - (had as bigint) + has : supply;
  return new Map([...plain, [firstTokens, has], [`tokens ${IN_ALL}`, more]]);
}
