/**
 * Sends a plan's transactions in the order in which they are begun, each once, whatever happened to a run before this one.
 * What the plan begins together goes out together.
 */
import { getAddress, keccak256, type BaseWallet as Signer, Transaction } from 'ethers';
import type { Artifact } from '../core/artifact.ts';
import { MigrationError } from '../error.ts';
import type { Journal } from '../journal/journal.ts';
import type { Mined, Send } from '../journal/line.ts';
import type { Call, Deployer } from '../plan/deployer.ts';
import { callData, creation } from '../plan/encode.ts';
import { type Chain, nonceOf, type Receipt } from './chain.ts';
import type { Fees } from './fees.ts';
import { gasLimit } from './gas.ts';
import { known, mined, send } from './transaction.ts';

/** Nodes promise room for this many of an account (geth, `txpool.accountslots`). */
const MOST_OPEN = 16;

interface What {
  readonly to?: string;
  readonly data: string;
}

export interface Sending {
  readonly chain: Chain;
  readonly signer: Signer;
  readonly fees: Fees;
  readonly journal: Journal;
  /** Told of each step as it is done. */
  done(mined: Mined): void;
}

export class Sender implements Deployer {
  readonly account: string;
  readonly #with: Sending;
  #nonce: number | undefined;
  /** What a host that lags may not count yet: transactions of a run before this one. */
  #least = 0;
  /** Resolves when the next may be signed. */
  #signing: Promise<unknown> = Promise.resolve();
  /** Resolves when the next may go out. */
  #sending: Promise<void> = Promise.resolve();
  readonly #open: Promise<unknown>[] = [];

  constructor(sending: Sending) {
    this.#with = sending;
    this.account = sending.signer.address;
  }

  async deploy(step: string, artifact: Artifact, args: readonly unknown[] = []): Promise<string> {
    const { made } = await this.#once(step, { data: creation(step, artifact, args) }, ({ contractAddress }) =>
      saidOr(contractAddress && getAddress(contractAddress), step),
    );
    return made as string;
  }

  async call(step: string, call: Call): Promise<void> {
    await this.#once(step, { to: call.to, data: callData(step, call) }, () => undefined);
  }

  async create(step: string, call: Call, event: string, argument: string): Promise<string> {
    const said = ({ logs }: Receipt) => {
      const topic = call.of.abi.getEvent(event)?.topicHash;
      const log = logs.find((log) => log.topics[0] === topic && sameAddress(log.address, call.to));
      return saidOr(log && call.of.abi.parseLog(log)?.args[argument], step);
    };
    const { made } = await this.#once(step, { to: call.to, data: callData(step, call) }, said);
    return made as string;
  }

  view({ to, of, name, args }: Call): Promise<unknown> {
    return this.#with.chain.view(to, of.abi, name, args);
  }

  async #once(step: string, what: What, of: (receipt: Receipt) => string | undefined) {
    const { journal, done } = this.#with;
    const earlier = journal.mined.get(step);
    if (earlier) return earlier;
    // Those begun together are estimated upon the same chain; what was about to go out before need not be.
    const gas = journal.sent.has(step) ? undefined : this.#gas(step, what);
    gas?.catch(() => undefined);
    // While one is on its way to the node the next is signed.
    const before = this.#sending;
    const ready = this.#signing.then(() => this.#ready(step, what, gas, before));
    this.#signing = ready;
    const sent = this.#sending.then(() => ready).then((one) => this.#out(one));
    const receipt = sent.then((one) => ('status' in one ? one : mined(this.#with.chain, one)));
    this.#sending = sent.then(() => this.#room(receipt));
    this.#sending.catch(() => undefined);
    // Nobody writes into the journal any more when a plan has failed.
    await Promise.allSettled([ready, receipt]);
    const found = await receipt;
    const made = of(found);
    const line: Mined = {
      kind: 'mined',
      step,
      hash: found.transactionHash,
      block: Number(found.blockNumber),
      gas: Number(found.gasUsed),
      ...(made && { made }),
    };
    await journal.write(line);
    done(line);
    return line;
  }

  /** Nodes keep but so many transactions of one account that are not mined yet. */
  async #room(receipt: Promise<unknown>): Promise<void> {
    this.#open.push(receipt.catch(() => undefined));
    if (this.#open.length >= MOST_OPEN) await this.#open.shift();
  }

  #gas(step: string, { to, data }: What): Promise<bigint> {
    return gasLimit(this.#with.chain, { from: this.account, data, ...(to && { to }) }, step);
  }

  async #out(one: Receipt | Send): Promise<Receipt | Send> {
    if (!('status' in one)) await send(this.#with.chain, one);
    return one;
  }

  /** What a run that was ended was about to send is on the chain, or goes out as it was signed; all else is signed now. */
  async #ready(
    step: string,
    what: What,
    gas: Promise<bigint> | undefined,
    before: Promise<void>,
  ): Promise<Receipt | Send> {
    const { chain, journal } = this.#with;
    const open = journal.sent.get(step);
    if (open === undefined) return this.#anew(step, what, gas);
    const receipt = await chain.receipt(open.hash);
    if (receipt !== null) return BigInt(receipt.status) === 1n ? receipt : this.#anew(step, what, gas);
    // What was reverted in that run and is signed anew may have its nonce: which of the two is mined has to be known.
    if (this.#nonce !== undefined && open.nonce < this.#nonce && !(await known(chain, open.hash)))
      await before.then(() => Promise.all(this.#open));
    // Its nonce went to another transaction, so it can never be mined.
    if ((await nonceOf(chain, this.account)) > open.nonce) return this.#anew(step, what, gas);
    if (Transaction.from(open.raw).from === this.account) this.#least = open.nonce + 1;
    return open;
  }

  async #anew(step: string, what: What, estimated: Promise<bigint> | undefined): Promise<Send> {
    const { chain, signer, fees, journal } = this.#with;
    const { to, data } = what;
    const gas = await (estimated ?? this.#gas(step, what));
    this.#nonce ??= Math.max(this.#least, await nonceOf(chain, this.account, 'pending'));
    const nonce = this.#nonce++;
    const signed = Transaction.from({
      ...fees,
      chainId: chain.id,
      nonce,
      gasLimit: gas,
      data,
      to: to ?? null,
      value: 0n,
    });
    signed.signature = signer.signingKey.sign(signed.unsignedHash);
    const raw = signed.serialized;
    const sent: Send = { kind: 'send', step, nonce, hash: keccak256(raw), raw };
    await journal.write(sent);
    return sent;
  }
}

function saidOr(text: string | null | undefined, step: string): string {
  if (text) return text;
  throw new MigrationError('node', `${step}: the receipt does not say what was made`);
}

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
