/** The transactions that are sent and not mined yet. They are mined in the order of their nonces. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationError } from '../error.ts';
import type { Send } from '../journal/line.ts';
import type { Chain } from './chain.ts';
import type { Receipt } from './receipt.ts';
import { send } from './transaction.ts';
import { type Finish, type Open, unmined, type Waiting, waitingFor } from './waiting.ts';

/** Waits between two questions, in milliseconds: a chain may have a block each second. */
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 200;
/** How many pending transactions of an account a node keeps at least (geth, `txpool.accountslots`). */
const MOST_OPEN = 16;
/** A node may drop a pending transaction. */
const SENT_AGAIN_EVERY_MS = 15_000;
/** How long none of them is mined. */
const MINED_WITHIN_MS = 300_000;

export class OpenTransactions {
  readonly #chain: Chain;
  #waiting: Waiting[] = [];
  #most = MOST_OPEN;
  #failure: Error | undefined;
  #watching: Promise<void> | undefined;
  #isStopped = false;
  readonly #first = Promise.withResolvers<boolean>();
  /** Whether a transaction was not mined when its sending was answered. */
  #isSlow = false;

  constructor(chain: Chain) {
    this.#chain = chain;
  }

  /** Whether the node mines what is sent before it answers; resolves after the first transaction. */
  minesAtOnce = async (): Promise<boolean> => (await this.#first.promise) && !this.#isSlow;

  /** Throws the failure of a transaction: nothing more may be sent then. */
  check(): void {
    if (this.#failure) throw this.#failure;
  }

  /**
   * Sends a transaction when there is room for it. A node that refuses it may keep fewer of an account than others: then
   * it is sent again when one more is mined. Rejects with a MigrationError where the node refuses it alone.
   */
  async send(sent: Send, finish: Finish): Promise<Open> {
    for (;;) {
      while (this.#waiting.length >= this.#most) await this.#waiting[0]?.open.mined;
      this.check();
      const before = this.#waiting.length;
      try {
        await send(this.#chain, sent);
        return this.#add(sent, finish);
      } catch (error) {
        if (before === 0 || !isRefusal(error)) throw this.#failed(error);
        this.#most = Math.min(this.#most, before);
      }
    }
  }

  #add(sent: Send, finish: Finish): Open {
    const waiting = waitingFor(sent, finish);
    // Where a block takes its time, nothing is gained by asking at once.
    if (this.#isSlow) waiting.asked(false);
    this.#waiting.push(waiting);
    this.#watching ??= Promise.resolve().then(() => this.#watch());
    return waiting.open;
  }

  /** Those on which a step that begins now may depend. */
  known(): readonly Open[] {
    return this.#waiting.map(({ open }) => open).filter(({ isKnown }) => isKnown);
  }

  /** Resolves when all are mined; rejects with the first failure. */
  async settled(): Promise<void> {
    while (this.#watching) await this.#watching;
    this.check();
  }

  /** Asks for no more receipts. Resolves when nothing is written into the journal any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#watching;
  }

  async #watch(): Promise<void> {
    let [since, sentAt] = [performance.now(), performance.now()];
    try {
      for (let wait = FIRST_WAIT_MS; this.#waiting.length > 0 && !this.#isStopped; ) {
        const now = performance.now();
        if (await this.#look()) {
          [since, sentAt, wait] = [now, now, FIRST_WAIT_MS];
          continue;
        }
        if (now - since > MINED_WITHIN_MS) throw unmined(this.#waiting[0]?.open as Open);
        if (now - sentAt > SENT_AGAIN_EVERY_MS) {
          sentAt = now;
          await this.#sendAgain();
        }
        await sleep(wait);
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      }
    } catch (error) {
      this.#fail(error as Error);
    }
    this.#watching = undefined;
  }

  /** A node that refuses one that it has dropped may take it later. */
  async #sendAgain(): Promise<void> {
    for (const { open } of [...this.#waiting]) {
      await send(this.#chain, open.sent).catch((error: Error) => {
        if (!isRefusal(error)) throw error;
      });
    }
  }

  /** Finishes the mined ones, and gives whether there are any. While the first is not mined, no other is. */
  async #look(): Promise<boolean> {
    const [first, ...others] = [...this.#waiting] as [Waiting, ...Waiting[]];
    const receipt = await this.#chain.receipt(first.open.sent.hash);
    if (receipt !== null) await this.#finish(first, receipt);
    else this.#notYet([first, ...others]);
    if (receipt === null) return false;
    const receipts = await Promise.all(others.map(({ open }) => this.#chain.receipt(open.sent.hash)));
    for (const [i, other] of others.entries()) {
      const found = receipts[i];
      if (!found) {
        this.#notYet(others.slice(i));
        break;
      }
      await this.#finish(other, found);
    }
    return true;
  }

  async #finish(waiting: Waiting, receipt: Receipt): Promise<void> {
    const mined = await waiting.finish(receipt);
    waiting.open.isMined = true;
    this.#waiting.shift();
    this.#first.resolve(true);
    waiting.asked(true);
    waiting.resolve(mined);
  }

  #notYet(asked: readonly Waiting[]): void {
    this.#isSlow = true;
    this.#first.resolve(false);
    for (const waiting of asked) waiting.asked(false);
  }

  /** Those that are open may still be mined, and written down. */
  #failed(error: unknown): Error {
    this.#failure = error as Error;
    this.#first.resolve(false);
    return this.#failure;
  }

  #fail(error: Error): void {
    this.#failed(error);
    const failed = this.#waiting;
    this.#waiting = [];
    for (const { reject, asked } of failed) {
      reject(error);
      // Who waits for it learns the failure.
      asked(true);
    }
  }
}

const isRefusal = (error: unknown): boolean => error instanceof MigrationError && error.code === 'reverted';

/** Carries out a plan, and waits until all that it sent is mined. */
export async function untilMined<T>(open: OpenTransactions, plan: () => Promise<T>): Promise<T> {
  try {
    const made = await plan();
    await open.settled();
    return made;
  } finally {
    await open.stop();
  }
}
