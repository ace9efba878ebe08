import type { CheckResult } from '../../core/outcome.ts';

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
