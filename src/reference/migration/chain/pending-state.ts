/** The state with the transactions that are sent and not mined yet (Ethereum JSON-RPC, block tag `pending`). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chain } from './chain.ts';
import type { Open } from './waiting.ts';

/** Waits between two questions, in milliseconds: geth computes its pending block every two seconds. */
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 800;

/** The block of a state: `pending`; undefined for the latest one, as the node takes it. */
export type StateBlock = 'pending' | undefined;

export class PendingState {
  readonly #chain: Chain;
  #asking: Promise<ReadonlySet<unknown> | undefined> | undefined;
  #isKnown = true;

  constructor(chain: Chain) {
    this.#chain = chain;
  }

  /**
   * Waits for a state that has these transactions: the pending one if the node says that they are in it, else the latest
   * when all are mined. A block that is full has not all that was sent, and some nodes know no pending block.
   */
  async with(transactions: readonly Open[]): Promise<StateBlock> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const unmined = transactions.filter(({ isMined }) => !isMined);
      if (unmined.length === 0) return undefined;
      const inBlock = this.#isKnown ? await this.#listed() : undefined;
      if (inBlock && unmined.every(({ sent }) => inBlock.has(sent.hash))) return 'pending';
      const mined = Promise.all(unmined.map((open) => open.mined));
      await (this.#isKnown ? Promise.race([mined, sleep(wait, undefined, { ref: false })]) : mined);
    }
  }

  /** The hashes in the pending block. Steps that begin together ask once. */
  async #listed(): Promise<ReadonlySet<unknown> | undefined> {
    this.#asking ??= this.#chain
      .request<{ readonly transactions?: unknown } | null>('eth_getBlockByNumber', 'pending', false)
      .then(
        (block) => (Array.isArray(block?.transactions) ? new Set<unknown>(block.transactions) : undefined),
        () => undefined,
      )
      .finally(() => {
        this.#asking = undefined;
      });
    const listed = await this.#asking;
    this.#isKnown &&= listed !== undefined;
    return listed;
  }
}
