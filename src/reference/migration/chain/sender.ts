/** Sends a plan's transactions, one after the other, each once, whatever happened to a run before this one. */
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
import { mined, send } from './transaction.ts';

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
      const log = logs.find((one) => one.topics[0] === topic && sameAddress(one.address, call.to));
      return saidOr(log && call.of.abi.parseLog(log)?.args[argument], step);
    };
    const { made } = await this.#once(step, { to: call.to, data: callData(step, call) }, said);
    return made as string;
  }

  view({ to, of, name, args }: Call): Promise<unknown> {
    return this.#with.chain.view(to, of.abi, name, args);
  }

  async #once(step: string, what: { to?: string; data: string }, of: (receipt: Receipt) => string | undefined) {
    const { journal, done } = this.#with;
    const before = journal.mined.get(step);
    if (before) return before;
    const receipt = (await this.#settled(step)) ?? (await this.#anew(step, what));
    const made = of(receipt);
    const line: Mined = {
      kind: 'mined',
      step,
      hash: receipt.transactionHash,
      block: Number(receipt.blockNumber),
      gas: Number(receipt.gasUsed),
      ...(made && { made }),
    };
    await journal.write(line);
    done(line);
    return line;
  }

  /** What was about to be sent when a run was ended: it is on the chain, or is sent now as it was signed. */
  async #settled(step: string): Promise<Receipt | undefined> {
    const { chain, journal } = this.#with;
    const open = journal.sent.get(step);
    if (open === undefined) return undefined;
    const receipt = await chain.receipt(open.hash);
    if (receipt !== null) return BigInt(receipt.status) === 1n ? receipt : undefined;
    // Its nonce went to another transaction, so it can never be mined.
    if ((await nonceOf(chain, this.account)) > open.nonce) return undefined;
    return mined(chain, open, { sendFirst: true });
  }

  async #anew(step: string, { to, data }: { to?: string; data: string }): Promise<Receipt> {
    const { chain, signer, fees, journal } = this.#with;
    const gas = await gasLimit(chain, { from: this.account, data, ...(to && { to }) }, step);
    this.#nonce ??= await nonceOf(chain, this.account, 'pending');
    const nonce = this.#nonce++;
    const unsigned = { ...fees, chainId: chain.id, nonce, gasLimit: gas, data, to: to ?? null, value: 0n };
    const raw = await signer.signTransaction(Transaction.from(unsigned));
    const sent: Send = { kind: 'send', step, nonce, hash: keccak256(raw), raw };
    await journal.write(sent);
    await send(chain, sent);
    return mined(chain, sent, { sendFirst: false });
  }
}

function saidOr(text: string | null | undefined, step: string): string {
  if (text) return text;
  throw new MigrationError('node', `${step}: the receipt does not say what was made`);
}

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
