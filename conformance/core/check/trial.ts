import type { Random } from '../run/random.ts';
import type { RunState } from '../run/run-state.ts';
import type { Time } from '../run/time.ts';
import type { ChoiceName } from '../spec/choice.ts';
import type { ExchangeId } from '../target/answer.ts';
import type { Target } from '../target/target.ts';
import { TransportFailure } from '../target/transport-failure.ts';
import type { Defect } from './defect.ts';
import { EarlyEnd, Inconclusive, NotApplicable, PremiseFailed } from './early-end.ts';

/**
 * A value that many checks need. A run finds it once and shares it. If it cannot be found, the owner of the reason
 * reports the failure and every other check that needs the value is blocked, so that one defect is one failure.
 */
export interface Premise<T extends Target, V, R extends string = string> {
  /** Used in traces and in the seed of its samples. */
  readonly name: string;
  /** The reasons for which it can fail. Exactly one check lists each in its `owns`. */
  readonly reasons: readonly R[];
  /**
   * Whether those who use its value change it, such as a chain: where checks are judged at once, each has it to itself, and so
   * whatever was found from it. false: the value stands on nothing that is used in turn, even if it was found from that.
   */
  readonly inTurn?: boolean;
  readonly find: (target: T, t: Trial<T, string>) => Promise<V>;
}

/** The answer in which a defect was seen. */
export interface Evidence {
  readonly exchange: ExchangeId;
  /** Why a defect in this answer is inconclusive: we cut it off, or were too late ourselves. */
  readonly unfinished?: string;
}

/** The services that a trial needs from its run. */
export interface TrialHost<T extends Target> {
  readonly time: Time;
  readonly signal: AbortSignal;
  readonly random: Random;
  readonly runId: string;
  readonly state: RunState;
  /** Turns a defect into the error that ends the trial. */
  fail(defect: Defect, evidence: Evidence | undefined): Error;
  use<V>(premise: Premise<T, V>): Promise<V>;
  declared(choice: ChoiceName): string | undefined;
  chose(choice: ChoiceName, option: string): Defect<'not-as-declared' | 'changed'> | undefined;
}

/** The tools of a running check: shared premises, time, random numbers, and the ways to end. */
export class Trial<T extends Target, R extends string> {
  readonly #host: TrialHost<T>;
  #subjects = 0;
  #note: string | undefined;

  constructor(host: TrialHost<T>) {
    this.#host = host;
  }

  /** How many subjects the check has judged so far. */
  get subjects(): number {
    return this.#subjects;
  }

  /** The note on what a pass stands for, if the check or a premise gave one. */
  get bound(): string | undefined {
    return this.#note;
  }

  /** Notes what a pass stands for, where it does not stand for the whole target. */
  note(text: string): void {
    this.#note = text;
  }

  /** The time of the run: real over a network, virtual in process. */
  get time(): Time {
    return this.#host.time;
  }

  /** The signal that aborts when the run's budget is spent. */
  get signal(): AbortSignal {
    return this.#host.signal;
  }

  /** Random numbers that depend on the seed and this check's name alone. */
  get random(): Random {
    return this.#host.random;
  }

  /** An id that no other run has: checks put it into what they write. */
  get runId(): string {
    return this.#host.runId;
  }

  /** Values that modules keep for the length of this run. */
  get state(): RunState {
    return this.#host.state;
  }

  /** The value of a premise. If the premise fails, the check ends as blocked, or as failed if the check owns the reason. */
  use<V>(premise: Premise<T, V>): Promise<V> {
    return this.#host.use(premise);
  }

  /** The value of a premise that the check can do without: undefined where the premise fails or was not judged. */
  async attempt<V>(premise: Premise<T, V>): Promise<V | undefined> {
    try {
      return await this.useIfJudged(premise);
    } catch (cause) {
      if (cause instanceof PremiseFailed) return undefined;
      throw cause;
    }
  }

  /** The value of a premise; undefined where it was not judged. Where it failed, the check ends as it does with `use`. */
  async useIfJudged<V>(premise: Premise<T, V>): Promise<V | undefined> {
    try {
      return await this.#host.use(premise);
    } catch (cause) {
      if (cause instanceof PremiseFailed) throw cause;
      if (cause instanceof EarlyEnd || cause instanceof TransportFailure) return undefined;
      throw cause;
    }
  }

  /**
   * Counts one subject. A defect ends the check: as a failure, or as inconclusive where the evidence is unfinished. False and
   * undefined are no defect.
   */
  judge(defect: Defect<R> | false | undefined, evidence?: Evidence): void {
    if (defect) this.fail(defect, evidence);
    this.#subjects++;
  }

  /** Counts one subject and ends the check: as a failure, or as inconclusive where the evidence is unfinished. */
  fail(defect: Defect<R>, evidence?: Evidence): never {
    this.#subjects++;
    if (evidence?.unfinished !== undefined) throw new Inconclusive(evidence.unfinished);
    throw this.#host.fail(defect, evidence);
  }

  /**
   * Calls `visit` for each item. Without items the check is not applicable, with the reason `mayLack`; without that
   * reason it is an error of the suite, because a check that looks at nothing proves nothing.
   */
  async each<X>(items: Iterable<X>, visit: (item: X) => Promise<void> | void, mayLack?: string): Promise<void> {
    let count = 0;
    for (const item of items) {
      this.#host.signal.throwIfAborted();
      count++;
      await visit(item);
    }
    if (count > 0) return;
    if (mayLack === undefined) throw new Error('the check looked at nothing, although its subject cannot be lacking');
    throw new NotApplicable(mayLack);
  }

  /** Ends the check as not applicable: the target has no subject for it. */
  notApplicable(why: string): never {
    throw new NotApplicable(why);
  }

  /** Ends the check as inconclusive: it could not reach a judgement. */
  inconclusive(why: string): never {
    throw new Inconclusive(why);
  }

  /** The option that the run declared for a choice, if it did. */
  declared(choice: ChoiceName): string | undefined {
    return this.#host.declared(choice);
  }

  /** Notes the option that the target took; gives the defect where another option was declared or seen before. */
  chose(choice: ChoiceName, option: string): Defect<'not-as-declared' | 'changed'> | undefined {
    return this.#host.chose(choice, option);
  }

  /**
   * Calls `ask` every `everyMs` until it gives a value; undefined after `withinMs`. It calls `ask` once more when the
   * time is over: a value that came in the last moment came in time.
   */
  async poll<V>(withinMs: number, everyMs: number, ask: () => Promise<V | undefined>): Promise<V | undefined> {
    const until = this.time.now() + withinMs;
    for (;;) {
      // An answer that was requested before the end may have been made before the end or after it.
      const requestedAt = this.time.now();
      const value = await ask();
      if (value !== undefined) return value;
      if (requestedAt >= until) return undefined;
      await this.time.sleep(Math.min(everyMs, Math.max(0, until - this.time.now())), this.signal);
    }
  }
}
