/**
 * Sends a plan's transactions in the order of the calls, each once, even if an earlier run was interrupted.
 * Transactions that the plan begins concurrently are sent without waiting for one another.
 */
import { getAddress } from 'ethers/address';
import { Transaction } from 'ethers/transaction';
import type { Artifact } from '../core/artifact.ts';
import { MigrationError } from '../error.ts';
import type { Journal } from '../journal/journal.ts';
import type { Mined, Send } from '../journal/line.ts';
import type { Call, Deployer } from '../plan/deployer.ts';
import { callData, creation } from '../plan/encode.ts';
import type { Signer } from './account.ts';
import { type Chain, nonceOf } from './chain.ts';
import type { Fees } from './fees.ts';
import { gasLimit } from './gas.ts';
import type { Receipt } from './receipt.ts';
import { signed } from './signed.ts';
import { isKnown, mined, send } from './transaction.ts';

/** How many pending transactions of an account a node keeps at least (geth, `txpool.accountslots`). */
const MOST_OPEN = 16;

interface Content {
  readonly to?: string;
  readonly data: string;
}

/** The chain, the account, the fees and the journal of a {@link Sender}. */
export interface Sending {
  readonly chain: Chain;
  readonly signer: Signer;
  readonly fees: Fees;
  readonly journal: Journal;
  /** How much gas each transaction may take. Default: its estimate, and a fifth more. */
  readonly gas?: bigint;
  /** Called for each step when it is done. */
  done(mined: Mined): void;
}

/**
 * Deploys and calls by signed transactions, and waits until they are mined. Its functions reject with a MigrationError:
 * `reverted`, `unmined`, `node`.
 */
export class Sender implements Deployer {
  readonly account: string;
  readonly #with: Sending;
  #nonce: number | undefined;
  /** The lowest nonce after the transactions of an earlier run, which a lagging node may not count yet. */
  #least = 0;
  /** Resolves when the next transaction may be signed. */
  #signing: Promise<unknown> = Promise.resolve();
  /** Resolves when the next transaction may be sent. */
  #sending: Promise<void> = Promise.resolve();
  readonly #open: Promise<unknown>[] = [];

  constructor(sending: Sending) {
    this.#with = sending;
    this.account = sending.signer.address;
  }

  async deploy(step: string, artifact: Artifact, args: readonly unknown[] = []): Promise<string> {
    const { made } = await this.#once(step, { data: creation(step, artifact, args) }, ({ contractAddress }) =>
      textOr(contractAddress && getAddress(contractAddress), step),
    );
    return made as string;
  }

  async call(step: string, call: Call): Promise<void> {
    await this.#once(step, { to: call.to, data: callData(step, call) }, () => undefined);
  }

  async create(step: string, call: Call, event: string, argument: string): Promise<string> {
    const argumentIn = ({ logs }: Receipt) => {
      const topic = call.of.abi.getEvent(event)?.topicHash;
      const log = logs.find((log) => log.topics[0] === topic && sameAddress(log.address, call.to));
      return textOr(log && call.of.abi.parseLog(log)?.args[argument], step);
    };
    const { made } = await this.#once(step, { to: call.to, data: callData(step, call) }, argumentIn);
    return made as string;
  }

  view({ to, of, name, args }: Call): Promise<unknown> {
    return this.#with.chain.view(to, of.abi, name, args);
  }

  async #once(step: string, content: Content, of: (receipt: Receipt) => string | undefined) {
    const { journal, done } = this.#with;
    const earlier = journal.mined.get(step);
    if (earlier) return earlier;
    // Concurrent steps are estimated on the same state; a transaction that is already signed needs no estimate.
    const gas = journal.sent.has(step) ? undefined : this.#gas(step, content);
    gas?.catch(() => undefined);
    // While a transaction is being sent, the next is signed.
    const earlierSends = this.#sending;
    const ready = this.#signing.then(() => this.#ready(step, content, gas, earlierSends));
    this.#signing = ready;
    const sent = this.#sending.then(() => ready).then((transaction) => this.#out(transaction));
    const receipt = sent.then((result) => ('status' in result ? result : mined(this.#with.chain, result)));
    this.#sending = sent.then(() => this.#room(receipt));
    this.#sending.catch(() => undefined);
    // Both have settled before this rejects, so that nothing writes into the journal after a plan has failed.
    await Promise.allSettled([ready, receipt]);
    const settled = await receipt.catch(async (error: Error) => {
      const reverted = error instanceof MigrationError && error.code === 'reverted';
      // An estimate also gives the reason.
      if (reverted && this.#with.gas !== undefined) await gasLimit(this.#with.chain, this.#transaction(content), step);
      throw error;
    });
    const made = of(settled);
    const line: Mined = {
      kind: 'mined',
      step,
      hash: settled.transactionHash,
      block: Number(settled.blockNumber),
      gas: Number(settled.gasUsed),
      ...(made && { made }),
    };
    await journal.write(line);
    done(line);
    return line;
  }

  /** Waits for room: nodes keep only a limited number of unmined transactions of an account. */
  async #room(receipt: Promise<unknown>): Promise<void> {
    this.#open.push(receipt.catch(() => undefined));
    if (this.#open.length >= MOST_OPEN) await this.#open.shift();
  }

  async #gas(step: string, content: Content): Promise<bigint> {
    return this.#with.gas ?? gasLimit(this.#with.chain, this.#transaction(content), step);
  }

  #transaction({ to, data }: Content): { readonly from: string; readonly data: string; readonly to?: string } {
    return { from: this.account, data, ...(to && { to }) };
  }

  async #out(transaction: Receipt | Send): Promise<Receipt | Send> {
    if (!('status' in transaction)) await send(this.#with.chain, transaction);
    return transaction;
  }

  /**
   * A transaction that an interrupted run signed is on the chain, or is sent as it was signed; others are signed now.
   */
  async #ready(
    step: string,
    content: Content,
    gas: Promise<bigint> | undefined,
    earlierSends: Promise<void>,
  ): Promise<Receipt | Send> {
    const { chain, journal } = this.#with;
    const open = journal.sent.get(step);
    if (open === undefined) return this.#anew(step, content, gas);
    const receipt = await chain.receipt(open.hash);
    if (receipt !== null) return BigInt(receipt.status) === 1n ? receipt : this.#anew(step, content, gas);
    // A reverted transaction that is signed again may use this nonce: wait until one of the two is mined.
    if (this.#nonce !== undefined && open.nonce < this.#nonce && !(await isKnown(chain, open.hash)))
      await earlierSends.then(() => Promise.all(this.#open));
    // Another transaction used its nonce, so it can never be mined.
    if ((await nonceOf(chain, this.account)) > open.nonce) return this.#anew(step, content, gas);
    if (Transaction.from(open.raw).from === this.account) this.#least = open.nonce + 1;
    return open;
  }

  async #anew(step: string, content: Content, estimated: Promise<bigint> | undefined): Promise<Send> {
    const { chain, signer, fees, journal } = this.#with;
    const { to, data } = content;
    const gas = await (estimated ?? this.#gas(step, content));
    this.#nonce ??= Math.max(this.#least, await nonceOf(chain, this.account, 'pending'));
    const nonce = this.#nonce++;
    const transaction = { chainId: chain.id, nonce, gasLimit: gas, fees, to, data };
    const sent: Send = { kind: 'send', step, nonce, ...signed(transaction, signer.signingKey) };
    await journal.write(sent);
    return sent;
  }
}

function textOr(text: string | null | undefined, step: string): string {
  if (text) return text;
  throw new MigrationError('node', `${step}: the receipt does not name what was created`);
}

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
