import { exactNode } from '../../../oracle/json/exact-node.ts';
import { founderHoldings, holdingsByAddress } from '../../oracle/dao/founders.ts';
import type { AmountUnit } from '../../oracle/voting/voting-parameters.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { BALANCE_VIEW, SUPPLY_VIEW } from './holding-views.ts';

export type HoldingKind = 'tokens' | 'reputation';

/** What an address holds of one kind, and what it is to hold, in either unit. */
export interface FounderBalance {
  readonly kind: HoldingKind;
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
const holdingContract = (dao: DaoOnChain, kind: HoldingKind) => (kind === 'tokens' ? dao.token : dao.reputation);

/** What the founders of a DAO hold, each address once. */
export async function founderBalances(dao: DaoOnChain, kind: HoldingKind): Promise<readonly FounderBalance[]> {
  const params = exactNode(dao.params);
  const [whole = [], smallest = []] = (['whole', 'smallest'] as const).map((unit) => founderHoldings(params, unit));
  const inSmallest = new Map(holdingsByAddress(smallest).map((holding) => [holding.address, holding[kind]]));
  const contract = holdingContract(dao, kind);
  return Promise.all(
    holdingsByAddress(whole).map(async (holding): Promise<FounderBalance> => {
      const balance = await dao.scene.views.value(contract, BALANCE_VIEW, [holding.address]);
      return {
        kind,
        address: holding.address,
        index: whole.findIndex(({ address }) => address === holding.address),
        found: typeof balance === 'bigint' ? balance : undefined,
        wanted: { whole: holding[kind], smallest: inSmallest.get(holding.address) ?? NEVER },
        at: `${kind === 'tokens' ? 'NativeToken' : 'NativeReputation'} ${contract}`,
      };
    }),
  );
}

/** How much there is in all. */
export async function totalSupply(dao: DaoOnChain, kind: HoldingKind): Promise<bigint | undefined> {
  const supply = await dao.scene.views.value(holdingContract(dao, kind), SUPPLY_VIEW);
  return typeof supply === 'bigint' ? supply : undefined;
}

/** In which unit an amount is; undefined where it is in neither, or nothing, which is nothing in both. */
export function unitOfBalance({ found, wanted }: FounderBalance): AmountUnit | undefined {
  if (wanted.whole === wanted.smallest) return undefined;
  return found === wanted.whole ? 'whole' : found === wanted.smallest ? 'smallest' : undefined;
}
