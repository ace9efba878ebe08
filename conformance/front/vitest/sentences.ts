import type { Check } from '../../core/check/check.ts';
import { requirement, sourceOf } from '../../core/spec/requirement.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';

/**
 * Sentences on checks that did not pass: each sentence once, with the outcome and its checks. Many checks need the
 * same premise and have the same message where it fails.
 */
export function sentences(results: readonly Pick<CheckResult, 'id' | 'outcome' | 'message'>[]): readonly string[] {
  const grouped = Map.groupBy(results, ({ outcome, message = '' }) => `${outcome}: ${inCode(message)}`);
  return [...grouped].map(([sentence, ones]) => `${sentence}\n    ${ones.map(({ id }) => id).join(', ')}`);
}

/** A message in which members of the test's settings replace options of the command line. */
export function inCode(message: string): string {
  return message
    .replace(/ \(--declare ([a-z-]+)=([\w-]+)\)/g, " (choices: { '$1': '$2' })")
    .replace(/ \(--exclusive [^()]*\)/g, ' (exclusive: true says that nobody does)')
    .replace(/ \(--[^()]*\)/g, '');
}

/**
 * The text of a failed test: the meaning of the reason, the finding and its place, the requirement, and the last
 * exchange.
 */
export function failureText(
  check: Pick<Check<never>, 'id' | 'proves' | 'reasons'>,
  result: Pick<CheckResult, 'reason' | 'message' | 'at' | 'exchanges'>,
): string {
  const { reason = '', message = '', at, exchanges } = result;
  const demanded = requirement(check.proves[0]!);
  const last = exchanges.at(-1);
  const outcomeText =
    last && !last.run && `${last.request.method} ${last.request.url} → ${last.answer?.status ?? last.failure}`;
  return [
    `${check.id}#${reason}: ${check.reasons[reason] ?? ''}`,
    inCode(message),
    at && `at ${at}`,
    `requires: ${demanded.text} [${demanded.id}; ${sourceOf(demanded).text}]`,
    outcomeText,
  ]
    .filter(Boolean)
    .join('\n');
}
