import type { CheckResult } from '../../core/verdict/outcome.ts';

/**
 * Sentences on checks that did not pass, failures first: each sentence once, with the outcome and its checks. Many checks need the
 * same premise and have the same message where it fails.
 */
export function sentences(results: readonly Pick<CheckResult, 'id' | 'outcome' | 'message'>[]): readonly string[] {
  const failuresFirst = results.toSorted((a, b) => Number(b.outcome === 'fail') - Number(a.outcome === 'fail'));
  const grouped = Map.groupBy(failuresFirst, ({ outcome, message = '' }) => `${outcome}: ${inCode(message)}`);
  return [...grouped].map(([sentence, ones]) => `${sentence}\n    ${ones.map(({ id }) => id).join(', ')}`);
}

/** A message in which members of the test's settings replace options of the command line. */
export function inCode(message: string): string {
  return message
    .replace(/ \(--declare ([a-z-]+)=([\w-]+)\)/g, " (choices: { '$1': '$2' })")
    .replace(/ \(--exclusive [^()]*\)/g, ' (exclusive: true says that nobody does)')
    .replace(/ \(--[^()]*\)/g, '');
}
