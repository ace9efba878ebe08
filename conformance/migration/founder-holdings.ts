import { exactNode } from '../oracle/exact-value.ts';
import { founders, holdings } from '../oracle/founders.ts';
import type { AmountUnit } from '../oracle/voting-parameters.ts';
import type { DaoOnChain } from './dao-on-chain.ts';

export type Kind = 'tokens' | 'reputation';

/** What an address holds of one kind, and what it is to hold, in either unit. */
export interface Owned {
  readonly kind: Kind;
  readonly address: string;
  /** Of its first entry in `founders`. */
  readonly index: number;
  /** undefined: it cannot be read. */
  readonly found: bigint | undefined;
  readonly wanted: Readonly<Record<AmountUnit, bigint>>;
  readonly at: string;
}

/** What no holding is: for amounts that the unit cannot say. */
const NEVER = -1n;
const BALANCE = 'function balanceOf(address) view returns (uint256)';
const SUPPLY = 'function totalSupply() view returns (uint256)';
const contractOf = (dao: DaoOnChain, kind: Kind) => (kind === 'tokens' ? dao.token : dao.reputation);

/** What the founders of a DAO hold, each address once. */
export async function owned(dao: DaoOnChain, kind: Kind): Promise<readonly Owned[]> {
  const params = exactNode(dao.params);
  const [whole = [], smallest = []] = (['whole', 'smallest'] as const).map((unit) => founders(params, unit));
  const inSmallest = new Map(holdings(smallest).map((one) => [one.address, one[kind]]));
  const contract = contractOf(dao, kind);
  return Promise.all(
    holdings(whole).map(async (one): Promise<Owned> => {
      const found = await dao.scene.views.value(contract, BALANCE, [one.address]);
      return {
        kind,
        address: one.address,
        index: whole.findIndex(({ address }) => address === one.address),
        found: typeof found === 'bigint' ? found : undefined,
        wanted: { whole: one[kind], smallest: inSmallest.get(one.address) ?? NEVER },
        at: `${kind === 'tokens' ? 'NativeToken' : 'NativeReputation'} ${contract}`,
      };
    }),
  );
}

/** How much there is in all. */
export async function supplyOf(dao: DaoOnChain, kind: Kind): Promise<bigint | undefined> {
  const found = await dao.scene.views.value(contractOf(dao, kind), SUPPLY);
  return typeof found === 'bigint' ? found : undefined;
}

/** In which unit an amount is; undefined where it is in neither, or nothing, which is nothing in both. */
export function unitOf({ found, wanted }: Owned): AmountUnit | undefined {
  if (wanted.whole === wanted.smallest) return undefined;
  return found === wanted.whole ? 'whole' : found === wanted.smallest ? 'smallest' : undefined;
}
