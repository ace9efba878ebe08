import type { ErrorSection } from '../core/text/error-section.ts';

/** An error that the user can fix: a wrong option, an unreadable file. Ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The section of `docs/errors.md` that says more than the sentence. */
  readonly section: ErrorSection | undefined;

  constructor(sentence: string, section?: ErrorSection) {
    super(sentence);
    this.section = section;
  }
}

/**
 * Throws a `UsageError` with one sentence that states what was expected, what was found and what to do. `section` says more
 * where the remedy takes more than a sentence.
 */
export function throwUsageError(sentence: string, section?: ErrorSection): never {
  throw new UsageError(sentence, section);
}
