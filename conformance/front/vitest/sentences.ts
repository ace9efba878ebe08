import type { Check } from '../../core/check/check.ts';
import { requirement, sourceOf } from '../../core/spec/requirement.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';

/**
 * What is told of checks that did not pass: each sentence once, with the outcome and the checks it is said of. Many
 * checks stand on one premise and say the same where that is missing.
 */
export function sentences(results: readonly Pick<CheckResult, 'id' | 'outcome' | 'message'>[]): readonly string[] {
  const same = Map.groupBy(results, ({ outcome, message = '' }) => `${outcome}: ${inCode(message)}`);
  return [...same].map(([sentence, ones]) => `${sentence}\n    ${ones.map(({ id }) => id).join(', ')}`);
}

/** A message without the options of the command line, which a test file does not have: what is declared is a choice. */
export function inCode(message: string): string {
  return message
    .replace(/ \(--declare ([a-z-]+)=([\w-]+)\)/g, " (choices: { '$1': '$2' })")
    .replace(/ \(--exclusive [^()]*\)/g, ' (exclusive: true says that nobody does)')
    .replace(/ \(--[^()]*\)/g, '');
}

/** A failure as a test tells it: what its reason means, what was found and where, what demands it, and the last exchange. */
export function failureText(
  check: Pick<Check<never>, 'id' | 'proves' | 'reasons'>,
  result: Pick<CheckResult, 'reason' | 'message' | 'at' | 'exchanges'>,
): string {
  const { reason = '', message = '', at, exchanges } = result;
  const demanded = requirement(check.proves[0]!);
  const last = exchanges.at(-1);
  const came =
    last && !last.run && `${last.request.method} ${last.request.url} → ${last.answer?.status ?? last.failure}`;
  return [
    `${check.id}#${reason}: ${check.reasons[reason] ?? ''}`,
    inCode(message),
    at && `at ${at}`,
    `requires: ${demanded.text} [${demanded.id}; ${sourceOf(demanded).text}]`,
    came,
  ]
    .filter(Boolean)
    .join('\n');
}
