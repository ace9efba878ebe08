/**
 * A file of the user's repository, for readers that show a failure beside a line: the failure itself is in a server or
 * a tool, which has no line there.
 */
export interface FilePlace {
  /** The path from the root of the repository, with slashes. */
  readonly path: string;
  /** The line, from 1 on. */
  readonly line: number;
}
