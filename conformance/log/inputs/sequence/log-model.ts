/** A model of a log with writes: the log has to keep every entry that it has acknowledged. */

import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { LogStep } from './log-steps.ts';

/** An entry as the log acknowledged it. */
export interface AcknowledgedEntry {
  readonly index: bigint;
  readonly body: Uint8Array;
  /** Size of the published tree in the answer. */
  readonly size: bigint;
}

/** How an entry was answered that the log had (choice `duplicate`), and the index that the answer names. */
export interface ModelRepeat {
  readonly option: 'refuse' | 'return-existing' | 'readmit';
  readonly index: bigint;
}

/** The log under the steps. It throws if an answer is not valid. */
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
 * - `changed`: the answer to a repeated entry differs from earlier answers or from the declaration
 * - `wrong-index`: a repeated entry is answered with an index at which the log has another entry
 */
export type LogModelReason = 'reused-index' | 'lost' | 'changed' | 'wrong-index';

/** A defect of a step, if it has one of these reasons. */
export function defectWith<R extends LogModelReason>(
  { defect }: { readonly defect: Defect<LogModelReason> | undefined },
  ...reasons: readonly R[]
): Defect<R> | undefined {
  const reason = reasons.find((wanted) => wanted === defect?.reason);
  return defect && reason && { ...defect, reason };
}

/** After so many other entries a log that remembers its last entries (Rekor v2: 256) may accept an entry again. */
const REMEMBERED = 256n;

interface KnownEntry extends AcknowledgedEntry {
  readonly name: string;
  /** The number of restarts before the answer. */
  readonly life: number;
}

/** Runs steps with a log and compares its answers with the acknowledged entries. */
export class LogModel {
  readonly #driver: LogDriver;
  readonly #prefix: string;
  readonly #known: KnownEntry[] = [];
  readonly #declared: ModelRepeat['option'] | undefined;
  readonly #options = new Set<ModelRepeat['option']>();
  #writesLeft: number;
  #size = 0n;
  #life = 0;
  #names = 0;

  /**
   * `prefix` begins the names of the created entries, at most `writes`. `declared` is the declared answer to repeated
   * entries.
   */
  constructor(driver: LogDriver, prefix: string, writes: number, declared?: ModelRepeat['option']) {
    this.#driver = driver;
    this.#prefix = prefix;
    this.#writesLeft = writes;
    this.#declared = declared;
  }

  /** Runs one step; returns the defect of the answers. A step that needs an entry is skipped without one. */
  async take(step: LogStep): Promise<Defect<LogModelReason> | undefined> {
    switch (step.kind) {
      case 'create':
        return this.#create(step.count);
      case 'resend':
        return this.#resend(step.back);
      case 'look':
        return this.#look([this.#back(step.back)].filter((known) => known !== undefined));
      case 'restart':
        await this.#driver.restart(step.how);
        this.#life++;
    }
    return undefined;
  }

  /** Reads every acknowledged entry again. */
  async end(): Promise<Defect<LogModelReason> | undefined> {
    return this.#look(this.#known);
  }

  /** How repeats were answered: each option once, in the order of their first answers. */
  get options(): readonly ModelRepeat['option'][] {
    return [...this.#options];
  }

  #back(back: number): KnownEntry | undefined {
    return this.#known.length === 0 ? undefined : this.#known.at(-1 - (back % this.#known.length));
  }

  async #create(count: number): Promise<Defect<LogModelReason> | undefined> {
    const names = Array.from({ length: Math.min(count, this.#writesLeft) }, () => `${this.#prefix} ${this.#names++}`);
    this.#writesLeft -= names.length;
    const sizeBefore = this.#size;
    const created = await this.#driver.create(names);
    for (const [i, entry] of created.entries()) {
      const defect = this.#acknowledge(names[i]!, entry, sizeBefore);
      if (defect) return defect;
    }
    return undefined;
  }

  /** Records an entry. Its index must be new: not below `given`, and not the index of another entry. */
  #acknowledge(name: string, entry: AcknowledgedEntry, given: bigint): Defect<LogModelReason> | undefined {
    const holder = this.#known.find(({ index }) => index === entry.index);
    if (entry.index < given || holder) {
      const whose = holder ? `that of "${holder.name}"` : `below the published size ${given}`;
      return { reason: 'reused-index', expected: 'a new index', actual: `index ${entry.index}, ${whose}` };
    }
    this.#known.push({ ...entry, name, life: this.#life });
    if (entry.size > this.#size) this.#size = entry.size;
    return undefined;
  }

  async #resend(back: number): Promise<Defect<LogModelReason> | undefined> {
    const known = this.#back(back);
    const writes = this.#options.size === 0 || this.#options.has('readmit');
    if (!known || (writes && this.#writesLeft === 0)) return undefined;
    const { option, index } = await this.#driver.resend(known.name, known);
    if (option === 'readmit') {
      this.#writesLeft = Math.max(0, this.#writesLeft - 1);
      // A log may have forgotten the entry and accept it, as Rekor v2 without a store for deduplication does.
      const forgiven = known.life < this.#life || index - known.index > REMEMBERED;
      const defect = this.#acknowledge(known.name, { ...known, index, size: 0n }, this.#size);
      return defect ?? (forgiven ? undefined : this.#answered(option));
    }
    const changed = this.#answered(option);
    if (changed) return changed;
    if (this.#known.some((entry) => entry.name === known.name && entry.index === index)) return undefined;
    const [servedBody] = await this.#driver.entries([index]);
    if (equalBytes(servedBody!, known.body)) return undefined;
    const expected = `the index of "${known.name}", ${known.index}`;
    return { reason: 'wrong-index', expected, actual: `index ${index}, where the log has another entry` };
  }

  #answered(option: ModelRepeat['option']): Defect<LogModelReason> | undefined {
    this.#options.add(option);
    if (this.#declared !== undefined && option !== this.#declared)
      return { reason: 'changed', expected: `duplicate: ${this.#declared}, as declared`, actual: option };
    // A log may forget: deduplication is best effort (Rekor v2), unless the choice is declared.
    const [usual, changed] = this.options.filter((observed) => observed !== 'readmit');
    if (changed === undefined) return undefined;
    return { reason: 'changed', expected: `duplicate: ${usual}, as before`, actual: option };
  }

  async #look(entries: readonly KnownEntry[]): Promise<Defect<LogModelReason> | undefined> {
    if (entries.length === 0) return undefined;
    const bodies = await this.#driver.entries(entries.map(({ index }) => index));
    const lost = entries.findIndex(({ body }, i) => !equalBytes(body, bodies[i]!));
    if (lost < 0) return undefined;
    const { index, body } = entries[lost]!;
    return { reason: 'lost', expected: base64(body), actual: base64(bodies[lost]!), at: `entry ${index}` };
  }
}
