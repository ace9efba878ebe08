import type { Check } from '../check/check.ts';
import type { Defect } from '../check/defect.ts';
import { DefectFound, PremiseFailed } from '../check/early-end.ts';
import { checkIdOf, type ReasonKey, reasonNameOf } from '../check/reason.ts';
import { Trial, type TrialHost } from '../check/trial.ts';
import type { ChoiceName } from '../spec/choice.ts';
import { isDemandedBy } from '../spec/requirement.ts';
import type { Answer } from '../target/answer.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { CheckResult } from '../verdict/outcome.ts';
import type { AtOnce } from './at-once/at-once.ts';
import { Turn } from './at-once/turn.ts';
import { Turns } from './at-once/turns.ts';
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
import { type CheckTimes, Page, timesOf } from './page.ts';
import { isSkipped, leadingRequirement, type Plan } from './plan.ts';
import { Premises } from './premises.ts';
import { seededRandom } from './random.ts';
import { RunState } from './run-state.ts';
import type { Time } from './time.ts';
import { withPauses } from './time-spent.ts';
import { Watches } from './watches.ts';

/** Settings of a session. */
export interface SessionOptions {
  readonly seed: bigint;
  readonly time: Time;
  /** Distinguishes what this run writes from what other runs write. Random unless given. */
  readonly runId?: string;
  /** Aborts when the budget is spent: the remaining checks are inconclusive. */
  readonly signal?: AbortSignal;
  /** Judges independent checks at once. Default: one after another. */
  readonly atOnce?: AtOnce;
  /** Called when a check starts, to show progress. */
  readonly onStart?: (check: { readonly id: string }) => void;
  /** Called with each result as it comes, and again with a result that changes at the end. */
  readonly onResult?: (result: CheckResult) => void;
}

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
  readonly #state: RunState;
  readonly #ledger = new ExchangeLedger();
  readonly #time: Time;
  readonly #turns: Turns | undefined;
  /** The page of the check that began last. */
  #lastPage = new Page(0);
  readonly #unlisten: () => void;

  constructor(plan: Plan<T>, target: T, options: SessionOptions) {
    this.plan = plan;
    this.#target = target;
    this.#options = options;
    this.#time = withPauses(options.time, { add: (from, to) => this.#page.pauses.add(from, to) });
    this.#signal = options.signal ?? new AbortController().signal;
    this.#runId = options.runId ?? crypto.randomUUID();
    this.#state = new RunState(options.atOnce?.slowdown);
    this.#turns = options.atOnce && new Turns(options.atOnce.jobs);
    this.#premises = new Premises({
      target,
      ownerOf: plan.suite.ownerOf,
      trial: (label, fail, turn) => this.#trial(label, fail, turn),
      page: () => this.#page,
      turn: (page) => this.#turn(page),
    });
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

  /**
   * Judges one check of the plan. Judging a watch ends it, so watches come last. Several checks may be judged at once where the
   * session has turns for them.
   */
  async judge(check: Check<T>): Promise<CheckResult> {
    const result = this.#results.get(check.id);
    if (result) return result;
    // The watch must also see the exchanges of the owners.
    if (check.kind === 'watch') await this.#judgeOwners();
    const page = new Page(this.plan.checks.indexOf(check));
    this.#lastPage = page;
    const work = () => this.#judgeOn(page, check);
    return this.#options.atOnce ? this.#options.atOnce.storage.run(page, work) : work();
  }

  async #judgeOn(page: Page, check: Check<T>): Promise<CheckResult> {
    const turn = this.#turn(page);
    await turn?.begin();
    this.#options.onStart?.(check);
    const began = this.#time.now();
    const ending =
      endingWithoutFacet(check, this.#target) ??
      (await (check.kind === 'watch' ? this.#watches.end(check) : this.#run(check, turn)));
    const times = page.times(began, this.#time.now());
    turn?.end();
    const { retried, exchanges, troubled } = page;
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

  /** The page of the check that is at work. */
  get #page(): Page {
    return (this.#options.atOnce?.storage.getStore() as Page | undefined) ?? this.#lastPage;
  }

  #turn(page: Page): Turn | undefined {
    return this.#turns && new Turn(this.#turns, page, this.#options.time);
  }

  #record(check: Check<T>, ending: Ending, times: CheckTimes): CheckResult {
    const { level, ruleset } = leadingRequirement(check, this.plan.selection.rulesets);
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
    const isChosen = isDemandedBy(leadingRequirement(check), selection.rulesets);
    return { check, selection: isChosen ? 'judged' : 'other-ruleset' };
  }

  async #run(check: Check<T>, turn: Turn | undefined): Promise<Ending> {
    const trial = this.#trialOf(check, turn);
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
    this.#page.add(exchange);
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

  #trialOf(check: Check<T>, turn?: Turn): Trial<T, string> {
    const fail: TrialHost<T>['fail'] = (defect, evidence) =>
      Object.hasOwn(check.reasons, defect.reason)
        ? new DefectFound(defect, evidence?.exchange)
        : new Error(`${check.id} does not declare the reason "${defect.reason}"`);
    return this.#trial(check.id, fail, turn);
  }

  #trial(label: string, fail: TrialHost<T>['fail'], turn?: Turn): Trial<T, string> {
    const host: TrialHost<T> = {
      time: this.#time,
      signal: this.#signal,
      random: seededRandom(this.#options.seed, label),
      runId: this.#runId,
      state: this.#state,
      fail,
      use: (premise) => this.#premises.use(premise, turn),
      declared: (choice) => this.#target.choices[choice],
      chose: (choice, option) => this.#observed.chose(choice, option),
    };
    return new Trial<T, string>(host);
  }
}
