import type { Check } from '../../core/check/check.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { bearsOnVerdict } from '../../core/verdict/verdict.ts';
import { ConformanceFailure } from './conformance-failure.ts';
import { failureText } from './failure-text.ts';
import { inCode } from './sentences.ts';

/** How the test of a check ends. `warned`: a recommendation is not followed, and the run is not strict. */
export type TestEnd =
  | { readonly end: 'passed' }
  | { readonly end: 'failed'; readonly error: Error }
  | { readonly end: 'warned' | 'skipped'; readonly text: string };

/** The end of the test for the result of its check. What could not be judged is skipped: the last test tells of it. */
export function testEnd(
  check: Pick<Check<never>, 'id' | 'proves' | 'reasons'>,
  result: CheckResult,
  strict: boolean,
): TestEnd {
  const { outcome, knownFlaky, message = '', at, expected, actual } = result;
  const text = [inCode(message), at && `at ${at}`].filter(Boolean).join('\n');
  if (outcome === 'pass') return { end: 'passed' };
  if (outcome === 'error') return { end: 'failed', error: new ConformanceFailure(`${check.id}: ${text}`) };
  if (outcome !== 'fail') return { end: 'skipped', text: `${knownFlaky ? 'known to be flaky' : outcome}: ${text}` };
  if (!bearsOnVerdict(result, strict)) return { end: 'warned', text: failureText(check, result) };
  const values = { ...(expected === undefined ? {} : { expected }), ...(actual === undefined ? {} : { actual }) };
  return { end: 'failed', error: new ConformanceFailure(failureText(check, result), values) };
}
