import type { Random } from '../run/random.ts';
import type { RunState } from '../run/run-state.ts';
import type { Time } from '../run/time.ts';
import type { ChoiceName } from '../spec/choice.ts';
import type { ExchangeId } from '../target/answer.ts';
import type { Target } from '../target/target.ts';
import { TransportFailure } from '../target/transport-failure.ts';
import type { Defect } from './defect.ts';
import { EarlyEnd, Inconclusive, NotApplicable } from './early-end.ts';

/**
 * A value that many checks stand on: found once in a run and shared. Where it cannot be had, the check that owns the
 * reason carries the failure and everything else that needs it is blocked, so that one defect is one failure.
 */
export interface Premise<T extends Target, V, R extends string = string> {
  /** For traces and for the seed of its samples. */
  readonly name: string;
  /** For what it can fail. One check owns each (`owns` of the check). */
  readonly reasons: readonly R[];
  readonly find: (target: T, t: Trial<T, string>) => Promise<V>;
}

/** What shows a defect: the answer in which it was seen. */
export interface Evidence {
  readonly exchange: ExchangeId;
  /** Why a defect that is seen in it is no judgement: it was cut off by us, and may have been on its way to what it lacks. */
  readonly unfinished?: string;
}

/** What a trial needs of the run that it is part of. */
export interface TrialHost<T extends Target> {
  readonly time: Time;
  readonly signal: AbortSignal;
  readonly random: Random;
  readonly runId: string;
  readonly state: RunState;
  /** Turns a defect into what ends the trial. */
  fail(defect: Defect, evidence: Evidence | undefined): Error;
  use<V>(premise: Premise<T, V>): Promise<V>;
  declared(choice: ChoiceName): string | undefined;
  chose(choice: ChoiceName, option: string): Defect<'not-as-declared' | 'changed'> | undefined;
}

/** What a check has in hand while it judges: the shared premises, time, chance, and the ways to end. */
export class Trial<T extends Target, R extends string> {
  readonly #host: TrialHost<T>;
  #subjects = 0;
  #note: string | undefined;

  constructor(host: TrialHost<T>) {
    this.#host = host;
  }

  /** How many things were looked at so far. */
  get subjects(): number {
    return this.#subjects;
  }

  /** What a pass stands for, where something said so. */
  get bound(): string | undefined {
    return this.#note;
  }

  /** Says what a pass stands for, where it does not stand for all of the target. */
  note(text: string): void {
    this.#note = text;
  }

  /** Time of the run: real on a wire, advanced in process. */
  get time(): Time {
    return this.#host.time;
  }

  /** Aborted when the run's budget is spent. */
  get signal(): AbortSignal {
    return this.#host.signal;
  }

  /** Chance that the seed and this check's name decide. */
  get random(): Random {
    return this.#host.random;
  }

  /** Unlike that of any other run: what a check writes carries it. */
  get runId(): string {
    return this.#host.runId;
  }

  /** What is remembered of this run. */
  get state(): RunState {
    return this.#host.state;
  }

  /** The value of a premise. Ends the check (blocked) where it does not hold. */
  use<V>(premise: Premise<T, V>): Promise<V> {
    return this.#host.use(premise);
  }

  /** The same for a premise that the check can do without: undefined where it does not hold, whatever the reason. */
  async attempt<V>(premise: Premise<T, V>): Promise<V | undefined> {
    try {
      return await this.#host.use(premise);
    } catch (cause) {
      if (cause instanceof EarlyEnd || cause instanceof TransportFailure) return undefined;
      throw cause;
    }
  }

  /** Counts one subject; with a defect, ends the check with that failure, or without a judgement where nothing can be seen. */
  judge(defect: Defect<R> | undefined, evidence?: Evidence): void {
    if (defect) this.fail(defect, evidence);
    this.#subjects++;
  }

  /** Counts one subject and ends the check with a failure, or without a judgement where nothing can be seen. */
  fail(defect: Defect<R>, evidence?: Evidence): never {
    this.#subjects++;
    if (evidence?.unfinished !== undefined) throw new Inconclusive(evidence.unfinished);
    throw this.#host.fail(defect, evidence);
  }

  /**
   * Runs `one` over each item. Nothing to run over is not-applicable with the given reason; without a reason it is an
   * error of ours, because a check that looks at nothing proves nothing.
   */
  async each<X>(items: Iterable<X>, one: (item: X) => Promise<void> | void, mayLack?: string): Promise<void> {
    let seen = 0;
    for (const item of items) {
      this.#host.signal.throwIfAborted();
      seen++;
      await one(item);
    }
    if (seen > 0) return;
    if (mayLack === undefined) throw new Error('the check looked at nothing, although its subject cannot be lacking');
    throw new NotApplicable(mayLack);
  }

  /** Ends the check: the target has no subject for it. */
  notApplicable(why: string): never {
    throw new NotApplicable(why);
  }

  /** Ends the check: no judgement could be reached. */
  inconclusive(why: string): never {
    throw new Inconclusive(why);
  }

  /** The option declared for a choice, if one was. */
  declared(choice: ChoiceName): string | undefined {
    return this.#host.declared(choice);
  }

  /** Notes which option the target took; tells what is wrong when it was declared otherwise or has changed. */
  chose(choice: ChoiceName, option: string): Defect<'not-as-declared' | 'changed'> | undefined {
    return this.#host.chose(choice, option);
  }

  /**
   * Asks again, `everyMs` apart, until `ask` gives a value or `withinMs` have gone by; then undefined. It asks once
   * more when they have: what came in the last moment came in time.
   */
  async poll<V>(withinMs: number, everyMs: number, ask: () => Promise<V | undefined>): Promise<V | undefined> {
    const until = this.time.now() + withinMs;
    for (;;) {
      // Of an answer that was asked for before the end nobody knows whether it was made before or after it.
      const asked = this.time.now();
      const value = await ask();
      if (value !== undefined) return value;
      if (asked >= until) return undefined;
      await this.time.sleep(Math.min(everyMs, Math.max(0, until - this.time.now())), this.signal);
    }
  }
}
