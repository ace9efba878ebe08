import type { Check } from '../../core/check/check.ts';
import { type ReasonKey, reasonKey } from '../../core/check/reason.ts';
import { isFiltered, type Plan, plan } from '../../core/run/plan.ts';
import { Session } from '../../core/run/session.ts';
import { realTime, type Time } from '../../core/run/time.ts';
import type { Target } from '../../core/target/target.ts';
import { applyBaseline, baselineErrors } from '../../core/verdict/baseline.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { bearsOnVerdict, verdictOf } from '../../core/verdict/verdict.ts';
import { removeSecretsFromData } from '../../transport/secrets/remove-secrets.ts';
import { ConformanceFailure } from './conformance-failure.ts';
import type { ConformanceOptions } from './options.ts';
import { selectionFor } from './selection.ts';
import { sentences } from './sentences.ts';
import { type TestEnd, testEnd } from './test-end.ts';

type Closable = { close?: () => Promise<void>; time?: Time; secrets?: readonly string[] };

/** A run that a test runner drives, check by check. The target is opened for the first one. */
export class ConformanceRun<T extends Target> {
  /** The name of the block of tests. */
  readonly name: string;
  readonly timeoutMs: number;
  readonly #options: ConformanceOptions<T>;
  readonly #plan: Plan<T>;
  readonly #seed: bigint;
  readonly #reasonKeys: readonly ReasonKey[];
  #opening: Promise<{ readonly target: T; readonly session: Session<T> }> | undefined;
  #closing: Promise<void> | undefined;

  constructor(options: ConformanceOptions<T>) {
    this.#options = options;
    this.#plan = plan(options.suite, selectionFor(options.suite, options.selection));
    this.#seed = options.seed ?? BigInt(Math.floor(Math.random() * 2 ** 47));
    this.#reasonKeys = options.suite.checks.flatMap((check) =>
      Object.keys(check.reasons).map((reason) => reasonKey(check.id, reason)),
    );
    this.name = `${options.suite.name} conformance (seed ${this.#seed})`;
    this.timeoutMs = options.timeout ?? 60_000;
  }

  /** The checks in the order in which they have to be judged. */
  get checks(): readonly Check<T>[] {
    return this.#plan.checks;
  }

  /** Judges one check. Rejects where the target does not open. */
  async judge(check: Check<T>): Promise<TestEnd> {
    const { target, session } = await this.#open();
    const { results } = this.#settled([await session.judge(check)], target);
    return testEnd(check, results[0]!, this.#options.strict ?? false);
  }

  /**
   * Ends the run. @throws ConformanceFailure unless all that must hold was judged and holds, and the baseline is up to
   * date.
   */
  async conclude(): Promise<void> {
    const { target, session } = await this.#open();
    const { strict = false, baseline = [], selection } = this.#options;
    const { results, stale } = this.#settled(await session.finish(), target);
    await this.close();
    const wrong = baselineErrors(baseline, this.#reasonKeys);
    if (wrong.length > 0) throw new ConformanceFailure(`the baseline itself is wrong:\n${wrong.join('\n')}`);
    const verdict = verdictOf(results, { strict, reached: true, stale });
    if (verdict === 'conformant') return;
    const unsettled = results.filter(
      (result) => bearsOnVerdict(result, strict) && !['pass', 'waived', 'not-applicable'].includes(result.outcome),
    );
    const part = isFiltered(selection) ? ' (of the checks that were selected)' : '';
    throw new ConformanceFailure(
      [
        `expected a target that is conformant; found: ${verdict}${part}`,
        ...sentences(unsettled),
        ...stale.map(({ message }) => message),
      ].join('\n'),
      { expected: 'conformant', actual: verdict },
    );
  }

  /** Closes the target, if it was opened. */
  close(): Promise<void> {
    this.#closing ??= (async () => {
      const opened = await this.#opening?.catch(() => undefined);
      await (opened?.target as Closable | undefined)?.close?.();
    })();
    return this.#closing;
  }

  #open() {
    return (this.#opening ??= (async () => {
      const target = await this.#options.target();
      const time = (target as Closable).time ?? realTime();
      return { target, session: new Session(this.#plan, target, { seed: this.#seed, time }) };
    })());
  }

  /** Results without secrets, and with the failures that the baseline expects. */
  #settled(results: readonly CheckResult[], target: T) {
    const { baseline = [] } = this.#options;
    const shown = removeSecretsFromData(results, (target as Closable).secrets ?? []);
    const selected = new Set(this.checks.map(({ id }) => id));
    return applyBaseline(shown, baseline, selected, this.#reasonKeys, new Date().toISOString().slice(0, 10));
  }
}
