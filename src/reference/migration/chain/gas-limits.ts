/** The gas limits of a plan's transactions: from estimates, and without them where the first transaction shows that it is safe. */
import type { Chain } from './chain.ts';
import { estimated, isOfNothing, limitFor, MOST, type Planned } from './gas.ts';
import type { StateBlock } from './pending-state.ts';

/** A copy tells what was used, not what is needed: refunds, and the gas that calls leave behind (EIP-150), come on top. */
const NEEDED_OF_USED = [3n, 2n] as const;
const BESIDES = 100_000n;
/** An estimate is at most this much more than what is used where both have the same charges. */
const [ESTIMATE, USED] = [13n, 10n] as const;

/** Where limits come from besides estimates. */
export interface GasSources {
  /** The limit of all transactions, without estimates. */
  readonly gas?: bigint | undefined;
  /** The limit on a node that mines at once; undefined where ether is scarce. */
  readonly ample?: bigint | undefined;
  /** The most that a transaction may have. */
  readonly most?: bigint | undefined;
  /** The gas that each step used on a copy of the chain. */
  readonly rehearsed?: ReadonlyMap<string, bigint> | undefined;
}

/** The states in which a step can be estimated. */
export interface States {
  /** Waits for the first state that has all before the step, which may be the pending one. */
  first(): Promise<StateBlock>;
  /** Waits until all before the step is mined. */
  mined(): Promise<void>;
}

export class GasLimits {
  readonly #chain: Chain;
  readonly #sources: GasSources;
  readonly #minesAtOnce: () => Promise<boolean>;
  #isFirst = true;
  /** Whether the copy charges as the chain does. */
  #isLikeCopy: Promise<boolean> = Promise.resolve(false);

  /** `minesAtOnce`: whether the node had mined the first transaction when it answered. */
  constructor(chain: Chain, sources: GasSources, minesAtOnce: () => Promise<boolean>) {
    this.#chain = chain;
    this.#sources = sources;
    this.#minesAtOnce = minesAtOnce;
  }

  /** Rejects with a MigrationError where the chain would refuse the transaction. */
  async of(step: string, planned: Planned, states: States): Promise<bigint> {
    const { gas, ample, most = MOST, rehearsed } = this.#sources;
    if (gas !== undefined) return gas;
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    const used = rehearsed?.get(step);
    if (isFirst) {
      const estimate = this.#estimate(step, planned, states);
      this.#isLikeCopy = estimate.then(
        (found) => used !== undefined && found * USED <= used * ESTIMATE,
        () => false,
      );
      return limitFor(await estimate);
    }
    if (used !== undefined && (await this.#isLikeCopy)) return limitOfUsed(used, most);
    if (ample !== undefined && (await this.#minesAtOnce())) return ample;
    return limitFor(await this.#estimate(step, planned, states));
  }

  /** Only the latest state is proof that the chain would refuse it: behind one address there may be several nodes. */
  async #estimate(step: string, planned: Planned, { first, mined }: States): Promise<bigint> {
    if ((await first()) === 'pending') {
      const found = await estimated(this.#chain, planned, step, 'pending').catch(() => undefined);
      if (found !== undefined && !isOfNothing(found, planned)) return found;
      await mined();
    }
    return estimated(this.#chain, planned, step);
  }
}

/** The limit of a transaction that used so much on a copy of the chain. */
export function limitOfUsed(used: bigint, most: bigint): bigint {
  const [more, of] = NEEDED_OF_USED;
  const limit = (used * more) / of + BESIDES;
  return limit < most ? limit : most;
}
