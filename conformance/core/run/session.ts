import type { Check } from '../check/check.ts';
import type { Defect } from '../check/defect.ts';
import { DefectFound, PremiseFailed } from '../check/early-end.ts';
import { checkIdOf, type ReasonKey, reasonNameOf } from '../check/reason.ts';
import { Trial, type TrialHost } from '../check/trial.ts';
import type { ChoiceName } from '../spec/choice.ts';
import type { Answer } from '../target/answer.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { CheckResult } from '../verdict/outcome.ts';
import {
  blockedEnding,
  type Ending,
  endingWithoutFacet,
  failureEnding,
  type OwnerSelection,
  unjudgedEnding,
} from './ending.ts';
import { ExchangeLedger } from './exchange-ledger.ts';
import { ObservedChoices } from './observed-choices.ts';
import { isSkipped, leadingRequirement, type Plan } from './plan.ts';
import { Premises } from './premises.ts';
import { seededRandom } from './random.ts';
import { RunState } from './run-state.ts';
import type { Time } from './time.ts';
import { TimeSpent, withPauses } from './time-spent.ts';
import { Watches } from './watches.ts';

/** Settings of a session. */
export interface SessionOptions {
  readonly seed: bigint;
  readonly time: Time;
  /** Distinguishes what this run writes from what other runs write. Random unless given. */
  readonly runId?: string;
  /** Aborts when the budget is spent: the remaining checks are inconclusive. */
  readonly signal?: AbortSignal;
  /** Called when a check starts, to show progress. */
  readonly onStart?: (check: { readonly id: string }) => void;
  /** Called with each result as it comes, and again with a result that changes at the end. */
  readonly onResult?: (result: CheckResult) => void;
}

type CheckTimes = Pick<CheckResult, 'durationMs' | 'pausedMs' | 'targetMs'>;
const timesOf = ({ durationMs, pausedMs, targetMs }: CheckTimes): CheckTimes => ({
  durationMs,
  ...(pausedMs === undefined ? {} : { pausedMs }),
  ...(targetMs === undefined ? {} : { targetMs }),
});
const NO_TIME: CheckTimes = { durationMs: 0 };

/**
 * One run of a plan against one target, check by check, so that a command line and a test runner can both drive it.
 * The session finds each premise once; the owner of a failed premise reports the failure.
 */
export class Session<T extends Target> {
  readonly plan: Plan<T>;
  readonly #target: T;
  readonly #options: SessionOptions;
  readonly #signal: AbortSignal;
  readonly #runId: string;
  readonly #premises: Premises<T>;
  readonly #results = new Map<string, CheckResult>();
  readonly #watches: Watches<T>;
  readonly #observed: ObservedChoices;
  readonly #state = new RunState();
  readonly #ledger = new ExchangeLedger();
  readonly #time: Time;
  readonly #pauses = new TimeSpent();
  readonly #answers = new TimeSpent();
  readonly #unlisten: () => void;

  constructor(plan: Plan<T>, target: T, options: SessionOptions) {
    this.plan = plan;
    this.#target = target;
    this.#options = options;
    this.#time = withPauses(options.time, this.#pauses);
    this.#signal = options.signal ?? new AbortController().signal;
    this.#runId = options.runId ?? crypto.randomUUID();
    this.#premises = new Premises(target, (label, fail) => this.#trial(label, fail), plan.suite.ownerOf, this.#ledger);
    this.#observed = new ObservedChoices(plan.suite.name, target.choices);
    this.#watches = new Watches({
      target,
      trialOf: (check) => this.#trialOf(check),
      endingOf: (...thrown) => this.#ending(...thrown),
    });
    for (const check of plan.checks)
      if (check.kind === 'watch' && !endingWithoutFacet(check, target)) this.#watches.begin(check);
    this.#unlisten = target.listen((exchange, answer) => this.#hear(exchange, answer));
  }

  /** The option that the target took for each choice that the run observed. */
  get observed(): ReadonlyMap<ChoiceName, string> {
    return this.#observed.options;
  }

  /** Judges one check of the plan. Judging a watch ends it, so watches come last. */
  async judge(check: Check<T>): Promise<CheckResult> {
    const result = this.#results.get(check.id);
    if (result) return result;
    // The watch must also see the exchanges of the owners.
    if (check.kind === 'watch') await this.#judgeOwners();
    this.#options.onStart?.(check);
    const began = this.#time.now();
    this.#ledger.open();
    this.#pauses.clear();
    this.#answers.clear();
    const ending =
      endingWithoutFacet(check, this.#target) ??
      (await (check.kind === 'watch' ? this.#watches.end(check) : this.#run(check)));
    const { retried, exchanges, troubled } = this.#ledger.close();
    const [pausedMs, targetMs] = [this.#pauses.since(began), this.#answers.since(began)];
    const times: CheckTimes = {
      durationMs: this.#time.now() - began,
      ...(pausedMs > 0 ? { pausedMs } : {}),
      ...(targetMs > 0 ? { targetMs } : {}),
    };
    if (ending.outcome !== 'pass') return this.#record(check, { exchanges, ...ending }, times);
    if (!retried) return this.#record(check, ending, times);
    const message = 'passed, but only after a failed transport was tried again';
    return this.#record(check, { ...ending, outcome: 'flaky', message, exchanges: troubled }, times);
  }

  /**
   * Judges the owners of failed premises that the plan left out, but for skipped ones, makes every owner report its failed
   * premise, and gives all results. A check of the plan that was not judged is inconclusive.
   */
  async finish(): Promise<readonly CheckResult[]> {
    await this.#judgeOwners();
    this.#unlisten();
    for (const [check, ending] of this.#watches.late())
      this.#record(check, ending, this.#results.get(check.id) ?? NO_TIME);
    for (const check of this.plan.checks)
      if (!this.#results.has(check.id))
        this.#record(check, { outcome: 'inconclusive', message: 'it was not run' }, NO_TIME);
    for (const { owner, defect, exchange } of this.#premises.failed) {
      const { check, selection } = this.#ownerOf(owner);
      if (selection !== 'judged') continue;
      const earlier = this.#results.get(check.id);
      if (earlier?.outcome === 'fail' || earlier?.outcome === 'error') continue;
      // A premise that failed once failed, even if its owner judged otherwise later: the owner reports that failure.
      this.#record(check, this.#charged(owner, defect, exchange), earlier ?? NO_TIME);
    }
    return [...this.#results.values()];
  }

  #record(check: Check<T>, ending: Ending, times: CheckTimes): CheckResult {
    const { level, ruleset } = leadingRequirement(check);
    const base = { id: check.id, requirements: check.proves, level, ruleset, subjects: 0, exchanges: [] };
    const result: CheckResult = { ...base, ...ending, ...timesOf(times) };
    this.#results.set(check.id, result);
    this.#options.onResult?.(result);
    return result;
  }

  async #judgeOwners(): Promise<void> {
    for (const { owner } of this.#premises.failed) {
      const { check, selection } = this.#ownerOf(owner);
      if (selection === 'judged' && check.kind === 'check') await this.judge(check);
    }
  }

  #ownerOf(key: ReasonKey): { readonly check: Check<T>; readonly selection: OwnerSelection } {
    const { suite, selection } = this.plan;
    const check = suite.checks.find((check) => check.id === checkIdOf(key))!;
    if (isSkipped(selection, check)) return { check, selection: 'skipped' };
    const isChosen = selection.rulesets.includes(leadingRequirement(check).ruleset);
    return { check, selection: isChosen ? 'judged' : 'other-ruleset' };
  }

  async #run(check: Check<T>): Promise<Ending> {
    const trial = this.#trialOf(check);
    try {
      this.#signal.throwIfAborted();
      await check.run!(this.#target, trial);
    } catch (cause) {
      return { subjects: trial.subjects, ...this.#ending(check, cause) };
    }
    const note = trial.bound === undefined ? {} : { note: trial.bound };
    if (trial.subjects > 0) return { outcome: 'pass', subjects: trial.subjects, ...note };
    return { outcome: 'error', message: 'the check passed without looking at anything: a fault of this suite' };
  }

  #hear(exchange: Exchange, answer: Answer | undefined): void {
    this.#ledger.add(exchange);
    this.#answers.add(exchange.startedMs, exchange.startedMs + exchange.durationMs);
    this.#watches.hear(exchange, answer);
  }

  #ending(check: Check<T>, cause: unknown, evidence?: Exchange): Ending {
    if (cause instanceof DefectFound) return failureEnding(cause.defect, evidence ?? this.#ledger.find(cause.exchange));
    if (!(cause instanceof PremiseFailed)) return unjudgedEnding(cause, this.#signal.aborted);
    const { owner, defect, exchange } = cause;
    if (checkIdOf(owner) === check.id) return this.#charged(owner, defect, exchange);
    return blockedEnding(owner, defect, this.#ownerOf(owner).selection);
  }

  /** The failure of the owner of a failed premise. */
  #charged(owner: ReasonKey, defect: Defect, exchange: number | undefined): Ending {
    return { subjects: 1, ...failureEnding({ ...defect, reason: reasonNameOf(owner) }, this.#ledger.find(exchange)) };
  }

  #trialOf(check: Check<T>): Trial<T, string> {
    return this.#trial(check.id, (defect, evidence) =>
      Object.hasOwn(check.reasons, defect.reason)
        ? new DefectFound(defect, evidence?.exchange)
        : new Error(`${check.id} does not declare the reason "${defect.reason}"`),
    );
  }

  #trial(label: string, fail: TrialHost<T>['fail']): Trial<T, string> {
    const host: TrialHost<T> = {
      time: this.#time,
      signal: this.#signal,
      random: seededRandom(this.#options.seed, label),
      runId: this.#runId,
      state: this.#state,
      fail,
      use: (premise) => this.#premises.use(premise),
      declared: (choice) => this.#target.choices[choice],
      chose: (choice, option) => this.#observed.chose(choice, option),
    };
    return new Trial<T, string>(host);
  }
}
