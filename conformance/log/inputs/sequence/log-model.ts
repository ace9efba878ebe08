/** A model of a log that is written to: what it has acknowledged it owes, whatever it is asked next. */

import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { LogStep } from './log-steps.ts';

/** An entry as the log acknowledged it. */
export interface AcknowledgedEntry {
  readonly index: bigint;
  readonly body: Uint8Array;
  /** Size of the published tree that the answer came with. */
  readonly size: bigint;
}

/** How an entry was answered that the log had (choice `duplicate`), and the index that the answer names. */
export interface ModelRepeat {
  readonly option: 'refuse' | 'return-existing' | 'readmit';
  readonly index: bigint;
}

/** The log that the steps are taken with. What it does not answer soundly it throws. */
export interface LogDriver {
  /** Creates entries of these names, all under way at the same time. */
  create(names: readonly string[]): Promise<readonly AcknowledgedEntry[]>;
  /** Sends the entry of a name that was created before, as it was acknowledged. */
  resend(name: string, first: AcknowledgedEntry): Promise<ModelRepeat>;
  /** The entries at indices that were named, once they are served. */
  entries(indices: readonly bigint[]): Promise<readonly Uint8Array[]>;
  restart(how: 'term' | 'kill'): Promise<void>;
}

/**
 * - `reused-index`: an entry is given an index that the log had given
 * - `lost`: the log has another entry at an index that it had acknowledged
 * - `changed`: an entry that is there is answered otherwise than before, or than declared
 * - `wrong-index`: an entry that is there is answered with an index at which there is another
 */
export type LogModelReason = 'reused-index' | 'lost' | 'changed' | 'wrong-index';

/** After so many others a log that remembers the last ones (Rekor v2: 256) may take in an entry once more. */
const REMEMBERED = 256n;

interface Known extends AcknowledgedEntry {
  readonly name: string;
  /** How often the log had been started again by then. */
  readonly life: number;
}

/** Takes steps with a log and holds what it answers against what it has acknowledged. */
export class LogModel {
  readonly #driver: LogDriver;
  readonly #prefix: string;
  readonly #known: Known[] = [];
  readonly #declared: ModelRepeat['option'] | undefined;
  readonly #options = new Set<ModelRepeat['option']>();
  #writesLeft: number;
  #size = 0n;
  #life = 0;
  #names = 0;

  /**
   * `prefix` begins the names of what is created, at most `writes` entries. `declared` is how entries are said to be
   * answered that are there.
   */
  constructor(driver: LogDriver, prefix: string, writes: number, declared?: ModelRepeat['option']) {
    this.#driver = driver;
    this.#prefix = prefix;
    this.#writesLeft = writes;
    this.#declared = declared;
  }

  /** Takes one step; tells what is wrong with what came of it. One for which there is nothing is passed over. */
  async take(step: LogStep): Promise<Defect<LogModelReason> | undefined> {
    switch (step.kind) {
      case 'create':
        return this.#create(step.count);
      case 'resend':
        return this.#resend(step.back);
      case 'look':
        return this.#look([this.#back(step.back)].filter((one) => one !== undefined));
      case 'restart':
        await this.#driver.restart(step.how);
        this.#life++;
    }
    return undefined;
  }

  /** Looks once more at everything that was acknowledged. */
  async end(): Promise<Defect<LogModelReason> | undefined> {
    return this.#look(this.#known);
  }

  /** How entries were answered that the log had, each option once, in the order in which they were seen. */
  get options(): readonly ModelRepeat['option'][] {
    return [...this.#options];
  }

  #back(back: number): Known | undefined {
    return this.#known.length === 0 ? undefined : this.#known.at(-1 - (back % this.#known.length));
  }

  async #create(count: number): Promise<Defect<LogModelReason> | undefined> {
    const names = Array.from({ length: Math.min(count, this.#writesLeft) }, () => `${this.#prefix} ${this.#names++}`);
    this.#writesLeft -= names.length;
    const given = this.#size;
    const all = await this.#driver.create(names);
    for (const [i, one] of all.entries()) {
      const defect = this.#acknowledge(names[i]!, one, given);
      if (defect) return defect;
    }
    return undefined;
  }

  /** Notes an entry whose index may be none of those that the log had given: all below `given`, and those of the others. */
  #acknowledge(name: string, one: AcknowledgedEntry, given: bigint): Defect<LogModelReason> | undefined {
    const other = this.#known.find(({ index }) => index === one.index);
    if (one.index < given || other) {
      const whose = other ? `that of "${other.name}"` : `one of the ${given} that were published`;
      return { reason: 'reused-index', expected: 'an index of its own', actual: `index ${one.index}, ${whose}` };
    }
    this.#known.push({ ...one, name, life: this.#life });
    if (one.size > this.#size) this.#size = one.size;
    return undefined;
  }

  async #resend(back: number): Promise<Defect<LogModelReason> | undefined> {
    const known = this.#back(back);
    const writes = this.#options.size === 0 || this.#options.has('readmit');
    if (!known || (writes && this.#writesLeft === 0)) return undefined;
    const { option, index } = await this.#driver.resend(known.name, known);
    if (option === 'readmit') {
      this.#writesLeft = Math.max(0, this.#writesLeft - 1);
      // A log may have forgotten an entry by then, and takes it in: that is how Rekor v2 is without a store for it.
      const forgiven = known.life < this.#life || index - known.index > REMEMBERED;
      const defect = this.#acknowledge(known.name, { ...known, index, size: 0n }, this.#size);
      return defect ?? (forgiven ? undefined : this.#answered(option));
    }
    const changed = this.#answered(option);
    if (changed) return changed;
    if (this.#known.some((one) => one.name === known.name && one.index === index)) return undefined;
    const [found] = await this.#driver.entries([index]);
    if (equalBytes(found!, known.body)) return undefined;
    const expected = `the index of "${known.name}", ${known.index}`;
    return { reason: 'wrong-index', expected, actual: `index ${index}, where the log has another entry` };
  }

  #answered(option: ModelRepeat['option']): Defect<LogModelReason> | undefined {
    this.#options.add(option);
    if (this.#declared !== undefined && option !== this.#declared)
      return { reason: 'changed', expected: `duplicate: ${this.#declared}, as declared`, actual: option };
    // That a log forgets is allowed to it: deduplication is best effort, unless it is declared.
    const [usual, other] = this.options.filter((one) => one !== 'readmit');
    if (other === undefined) return undefined;
    return { reason: 'changed', expected: `duplicate: ${usual}, as before`, actual: option };
  }

  async #look(all: readonly Known[]): Promise<Defect<LogModelReason> | undefined> {
    if (all.length === 0) return undefined;
    const found = await this.#driver.entries(all.map(({ index }) => index));
    const lost = all.findIndex(({ body }, i) => !equalBytes(body, found[i]!));
    if (lost < 0) return undefined;
    const { index, body } = all[lost]!;
    return { reason: 'lost', expected: base64(body), actual: base64(found[lost]!), at: `entry ${index}` };
  }
}
