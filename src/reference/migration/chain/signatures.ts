/** Signs the transactions of a plan in its order; those that an interrupted run signed stay as they are. */
import { ZeroHash } from 'ethers/constants';
import { Transaction } from 'ethers/transaction';
import type { Journal } from '../journal/journal.ts';
import type { Send } from '../journal/line.ts';
import type { Signer } from './account.ts';
import { type Chain, nonceOf } from './chain.ts';
import type { Content } from './content.ts';
import type { Fees } from './fees.ts';
import { isReverted, type Receipt } from './receipt.ts';
import { signed } from './signed.ts';
import { isKnown } from './transaction.ts';

/** The chain, the account, the fees and the journal of the transactions. */
export interface Signing {
  readonly chain: Chain;
  readonly signer: Signer;
  readonly fees: Fees;
  readonly journal: Journal;
}

export class Signatures {
  readonly #with: Signing;
  #nonce: number | undefined;
  /** The lowest nonce after the transactions of an earlier run, which a lagging node may not count yet. */
  #least = 0;
  #isWarm = false;

  constructor(signing: Signing) {
    this.#with = signing;
  }

  /** The first signature takes much longer than others (ethers computes a table): this is done while a node is waited for. */
  warmUp(): void {
    if (this.#isWarm) return;
    this.#isWarm = true;
    setImmediate(() => this.#with.signer.signingKey.sign(ZeroHash));
  }

  /**
   * What an interrupted run left: the receipt of its transaction, or the transaction, which is sent as it was signed;
   * undefined where it has to be signed anew. `minedBefore` waits until all that is sent before is mined.
   */
  async left(sent: Send, minedBefore: () => Promise<unknown>): Promise<Receipt | Send | undefined> {
    const { chain, signer } = this.#with;
    const receipt = await chain.receipt(sent.hash);
    if (receipt !== null) return isReverted(receipt) ? undefined : receipt;
    // A reverted transaction that is signed again may use this nonce: wait until one of the two is mined.
    if (this.#nonce !== undefined && sent.nonce < this.#nonce && !(await isKnown(chain, sent.hash)))
      await minedBefore();
    // Another transaction used its nonce, so it can never be mined.
    if ((await nonceOf(chain, signer.address)) > sent.nonce) return undefined;
    if (Transaction.from(sent.raw).from === signer.address) this.#least = Math.max(this.#least, sent.nonce + 1);
    return sent;
  }

  /** Signs a transaction, which is in the journal then. */
  async anew({ step, to, data }: Content & { readonly step: string }, gasLimit: bigint): Promise<Send> {
    const { chain, signer, fees, journal } = this.#with;
    this.#nonce ??= Math.max(this.#least, await nonceOf(chain, signer.address, 'pending'));
    const nonce = this.#nonce++;
    const transaction = { chainId: chain.id, nonce, gasLimit, fees, to, data };
    const sent: Send = { kind: 'send', step, nonce, ...signed(transaction, signer.signingKey) };
    await journal.write(sent);
    return sent;
  }
}
