/**
 * Sends a plan's transactions in the order of the calls, each once, even if an earlier run was interrupted. The plan goes
 * on when a transaction is sent, with the address that it will create, so that one block can have the whole plan.
 */
import { getAddress, getCreateAddress } from 'ethers/address';
import type { Artifact } from '../core/artifact.ts';
import { MigrationError } from '../error.ts';
import type { Mined, Send } from '../journal/line.ts';
import type { Call, Deployer } from '../plan/deployer.ts';
import { callData, creation } from '../plan/encode.ts';
import { type Content, hasContent } from './content.ts';
import { foreseen } from './foreseen.ts';
import { estimated, type Planned } from './gas.ts';
import { GasLimits, type GasSources, type States } from './gas-limits.ts';
import type { OpenTransactions } from './open-transactions.ts';
import { PendingState } from './pending-state.ts';
import { eventArgument, isReverted, outcomeOf, type Receipt } from './receipt.ts';
import { Signatures, type Signing } from './signatures.ts';
import type { Open } from './waiting.ts';

/** What a {@link Sender} works with. */
export interface Sending extends Signing, GasSources {
  readonly open: OpenTransactions;
  /** Called for each step when it is mined. */
  done(mined: Mined): void;
}

/** A transaction of a plan. */
interface Action extends Content {
  readonly step: string;
  /** What it has created, by its receipt; absent where it creates nothing. */
  made?(receipt: Receipt): string;
  /** What a call will create, as far as it is known before. */
  foresee?(states: States): Promise<string | undefined>;
}

/** A transaction that can be sent, or the receipt of one that an earlier run has sent; and what it creates. */
interface Ready {
  readonly transaction: Send | Receipt;
  readonly expected: string | undefined;
}

/**
 * Deploys and calls by signed transactions. Its functions resolve when the transaction is sent, or, where the node mines
 * at once, when it is mined; `open` knows when all are mined. They reject with a MigrationError, also where a transaction
 * before failed: `reverted`, `unmined`, `node`, `verification`.
 */
export class Sender implements Deployer {
  readonly account: string;
  readonly #with: Sending;
  readonly #signatures: Signatures;
  readonly #limits: GasLimits;
  readonly #pending: PendingState;
  /** Resolves when the next transaction may be signed. */
  #signing: Promise<unknown> = Promise.resolve();
  /** Resolves when the next transaction may be sent. */
  #sending: Promise<unknown> = Promise.resolve();

  constructor(sending: Sending) {
    const { chain, signer, open } = sending;
    this.#with = sending;
    this.account = signer.address;
    this.#signatures = new Signatures(sending);
    this.#limits = new GasLimits(chain, sending, open.minesAtOnce);
    this.#pending = new PendingState(chain);
  }

  async deploy(step: string, artifact: Artifact, args: readonly unknown[] = []): Promise<string> {
    const made = ({ contractAddress }: Receipt) => textOr(contractAddress && getAddress(contractAddress), step);
    return (await this.#once({ step, data: creation(step, artifact, args), made })) as string;
  }

  async call(step: string, call: Call): Promise<void> {
    await this.#once({ step, to: call.to, data: callData(step, call) });
  }

  async create(step: string, call: Call, event: string, argument: string): Promise<string> {
    const made = (receipt: Receipt) => textOr(eventArgument(receipt, call, event, argument), step);
    const foresee = async ({ first }: States) => foreseen(this.#with.chain, call, this.account, await first());
    return (await this.#once({ step, to: call.to, data: callData(step, call), made, foresee })) as string;
  }

  /** Waits until everything that the plan knows to be sent is mined. */
  async view({ to, of, name, args }: Call): Promise<unknown> {
    await this.#states().mined();
    return this.#with.chain.view(to, of.abi, name, args);
  }

  /** The states that have everything that the plan knows to be sent now. */
  #states(): States {
    const { open } = this.#with;
    const before = open.known();
    const mined = async () => {
      await Promise.all(before.map((each) => each.mined));
      open.check();
    };
    return { first: () => this.#pending.with(before), mined };
  }

  /** Sends a transaction that is not done yet, and gives what it creates. */
  async #once(action: Action): Promise<string | undefined> {
    const { journal } = this.#with;
    const before = journal.sent.get(action.step);
    const left = before && hasContent(before, action) ? before : undefined;
    const done = left && journal.mined.get(action.step);
    if (done) return done.made;
    const states = this.#states();
    // Steps that begin together are estimated on the same state.
    const limit = () => this.#limits.of(action.step, this.#planned(action), states);
    const gas = left ? undefined : limit();
    const created = left ? undefined : action.foresee?.(states);
    for (const promise of [gas, created]) promise?.catch(() => undefined);
    this.#signatures.warmUp();
    // While a transaction is being sent, the next is signed.
    const sentBefore = this.#sending;
    const ready = this.#signing.then(async (): Promise<Ready> => {
      this.#with.open.check();
      const minedBefore = () => sentBefore.then(() => this.#with.open.settled());
      const again = left && (await this.#signatures.left(left, minedBefore));
      const transaction = again ?? (await this.#signatures.anew(action, await (gas ?? limit())));
      return { transaction, expected: this.#expected(action, transaction, await created) };
    });
    this.#signing = ready;
    const sent = this.#sending.then(() => ready).then((ready) => this.#send(action, ready));
    this.#sending = sent;
    sent.catch(() => undefined);
    // Both have settled before this rejects, so that nothing writes into the journal after a plan has failed.
    await Promise.allSettled([ready, sent]);
    return this.#known(action, await sent, (await ready).expected);
  }

  #planned({ to, data }: Action): Planned {
    return { from: this.account, data, ...(to && { to }) };
  }

  #expected({ to }: Action, transaction: Send | Receipt, created: string | undefined): string | undefined {
    const creates = to === undefined && 'raw' in transaction;
    return creates ? getCreateAddress({ from: this.account, nonce: transaction.nonce }) : created;
  }

  async #send(action: Action, { transaction, expected }: Ready): Promise<Open | Mined> {
    const finish = (receipt: Receipt) => this.#finish(action, expected, receipt);
    return 'raw' in transaction ? this.#with.open.send(transaction, finish) : finish(transaction);
  }

  /** What the step creates, as soon as the plan can go on. */
  async #known(action: Action, sent: Open | Mined, expected: string | undefined): Promise<string | undefined> {
    if ('kind' in sent) return sent.made;
    const isForeseen = action.made === undefined || expected !== undefined;
    if ((await sent.atOnce) || !isForeseen) return (await sent.mined).made;
    sent.isKnown = true;
    return expected;
  }

  /** Writes the outcome into the journal, and compares it with what the plan went on with. */
  async #finish(action: Action, expected: string | undefined, receipt: Receipt): Promise<Mined> {
    const { chain, journal, done } = this.#with;
    const { step } = action;
    if (isReverted(receipt)) {
      // An estimate also gives the reason.
      await estimated(chain, this.#planned(action), step);
      throw new MigrationError('reverted', `${step}: the transaction ${receipt.transactionHash} was reverted`);
    }
    const made = action.made?.(receipt);
    const mined = outcomeOf(step, receipt, made);
    await journal.write(mined);
    done(mined);
    if (expected === undefined || made === expected) return mined;
    const remedy = 'Nothing more was sent. Run the same command again: it goes on with what was created';
    throw new MigrationError('verification', `${step}: expected that it creates ${expected}, found ${made}. ${remedy}`);
  }
}

function textOr(text: string | null | undefined, step: string): string {
  if (text) return text;
  throw new MigrationError('node', `${step}: the receipt does not name what was created`);
}
