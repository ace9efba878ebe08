/** A place in the sources: a path relative to the project, and a line from 1 on. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}
