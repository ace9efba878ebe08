import { exactNode } from '../../../oracle/json/exact-node.ts';
import { founderHoldings, holdingsByAddress } from '../../oracle/dao/founders.ts';
import type { AmountUnit } from '../../oracle/voting/voting-parameters.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { BALANCE_VIEW, SUPPLY_VIEW } from './holding-views.ts';

export type HoldingKind = 'tokens' | 'reputation';

/** The balance of a founder's address in tokens or reputation, and the balance of the parameters in either unit. */
export interface FounderBalance {
  readonly kind: HoldingKind;
  readonly address: string;
  /** The index of its first entry in `founders`. */
  readonly index: number;
  /** undefined: the balance cannot be read. */
  readonly found: bigint | undefined;
  readonly wanted: Readonly<Record<AmountUnit, bigint>>;
  readonly at: string;
}

/** Not equal to any balance: for amounts that cannot be written in a unit. */
const NEVER = -1n;
const holdingContract = (dao: DaoOnChain, kind: HoldingKind) => (kind === 'tokens' ? dao.token : dao.reputation);

/** The balances of a DAO's founders, each address once. */
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

/** The total supply; undefined if it cannot be read. */
export async function totalSupply(dao: DaoOnChain, kind: HoldingKind): Promise<bigint | undefined> {
  const supply = await dao.scene.views.value(holdingContract(dao, kind), SUPPLY_VIEW);
  return typeof supply === 'bigint' ? supply : undefined;
}

/** The unit of a balance; undefined if it fits neither unit, or is zero, which is the same in both. */
export function unitOfBalance({ found, wanted }: FounderBalance): AmountUnit | undefined {
  if (wanted.whole === wanted.smallest) return undefined;
  return found === wanted.whole ? 'whole' : found === wanted.smallest ? 'smallest' : undefined;
}
