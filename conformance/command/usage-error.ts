/** An error that the user can fix: a wrong option, an unreadable file. Ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Throws a `UsageError` with one sentence that states what was expected, what was found and what to do. */
export function throwUsageError(sentence: string): never {
  throw new UsageError(sentence);
}
