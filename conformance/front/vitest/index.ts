/** Runs suites inside a user's own Vitest: one test for each check, and a last test for the verdict. */

import { describe, expect, test } from 'vitest';
import { reasonKey } from '../../core/check/reason.ts';
import type { Suite } from '../../core/check/suite.ts';
import { isFiltered, leadingRequirement, plan, type Selection } from '../../core/run/plan.ts';
import { Session } from '../../core/run/session.ts';
import { realTime, type Time } from '../../core/run/time.ts';
import type { Target } from '../../core/target/target.ts';
import { applyBaseline, type BaselineEntry, baselineErrors } from '../../core/verdict/baseline.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { bearsOnVerdict, verdictOf } from '../../core/verdict/verdict.ts';
import { removeSecretsFromData } from '../../transport/secrets/remove-secrets.ts';
import { failureText, inCode, sentences } from './sentences.ts';

/** The settings of the tests. */
export interface ConformanceOptions<T extends Target> {
  /** The checks, such as `logSuite` of `touchstone/log`. */
  readonly suite: Suite<T>;
  /** Opens the target when the tests begin. Its `close()`, if it has one, is called when they end. */
  readonly target: () => Promise<T> | T;
  readonly selection: Selection;
  readonly strict?: boolean;
  readonly baseline?: readonly BaselineEntry[];
  readonly seed?: bigint;
  /** The timeout of each check, in milliseconds. Default 60,000. */
  readonly timeout?: number;
}

type Closable = { close?: () => Promise<void>; time?: Time; secrets?: readonly string[] };

/**
 * Declares a `describe` block with one test a check, in the order of the plan, and a test "conformance verdict" that
 * fails when something that must hold was not judged, or the baseline is stale. Checks share what they read, so run
 * the whole block: a check that `-t` leaves out counts as not run.
 * @example
 * conformanceTests({
 *   suite: logSuite,
 *   selection: { rulesets: ['interface', 'tlog-tiles'] },
 *   target: async () => logTarget({ prefix: await startMyServer(), keys: [vkey] }),
 * });
 */
export function conformanceTests<T extends Target>(options: ConformanceOptions<T>): void {
  const chosen = plan(options.suite, options.selection);
  const strict = options.strict ?? false;
  const baseline = options.baseline ?? [];
  const keys = options.suite.checks.flatMap((check) =>
    Object.keys(check.reasons).map((reason) => reasonKey(check.id, reason)),
  );
  const seed = options.seed ?? BigInt(Math.floor(Math.random() * 2 ** 47));
  const today = new Date().toISOString().slice(0, 10);
  const selected = new Set(chosen.checks.map((check) => check.id));
  const settle = (results: readonly CheckResult[]) => applyBaseline(results, baseline, selected, keys, today);
  const shown = (results: readonly CheckResult[], target: T) =>
    removeSecretsFromData(results, (target as Closable).secrets ?? []);
  let opening: Promise<{ target: T; session: Session<T> }> | undefined;
  const open = () =>
    (opening ??= (async () => {
      const target = await options.target();
      return { target, session: new Session(chosen, target, { seed, time: (target as Closable).time ?? realTime() }) };
    })());

  describe(`${options.suite.name} conformance (seed ${seed})`, { timeout: options.timeout ?? 60_000 }, () => {
    for (const check of chosen.checks) {
      const { level } = leadingRequirement(check);
      test(`${level.toUpperCase()} ${check.id} [${check.proves.join(', ')}]`, async ({ skip, annotate }) => {
        const { target, session } = await open();
        const result = settle(shown([await session.judge(check)], target)).results[0]!;
        const text = [inCode(result.message ?? ''), result.at && `at ${result.at}`].filter(Boolean).join('\n');
        if (result.outcome === 'fail' && bearsOnVerdict(result, strict)) {
          const error = new Error(failureText(check, result));
          throw Object.assign(error, { expected: result.expected, actual: result.actual });
        }
        if (result.outcome === 'error') throw new Error(text);
        if (result.outcome === 'fail') await annotate(`${check.id}#${result.reason}: ${text}`, 'warning');
        else if (result.outcome !== 'pass')
          skip(`${result.knownFlaky ? 'known to be flaky' : result.outcome}: ${text}`);
      });
    }

    test('conformance verdict', async () => {
      const { target, session } = await open();
      const { results, stale } = settle(shown(await session.finish(), target));
      await (target as Closable).close?.();
      expect(baselineErrors(baseline, keys), 'the baseline itself').toEqual([]);
      const open_ = results.filter(
        (result) => bearsOnVerdict(result, strict) && !['pass', 'waived', 'not-applicable'].includes(result.outcome),
      );
      const verdict = verdictOf(results, { strict, reached: true, stale });
      const lines = [...sentences(open_), ...stale.map((entry) => entry.message)];
      const filtered = isFiltered(options.selection) ? ' (of the checks that were selected)' : '';
      expect(verdict, `${lines.join('\n')}${filtered}`).toBe('conformant');
    });
  });
}
