/** Settings of the console report. */
export interface ConsoleOptions {
  readonly colour: boolean;
  /** The columns of the terminal; without it lines are not broken. */
  readonly width?: number;
  /** Shortens a long report: it lists only requirements that did not pass, and prints only some failures in full. */
  readonly brief?: boolean;
  /** How to get the whole report where it is brief; the command's option unless given. */
  readonly whole?: string;
  /** Appends the time that each check took. */
  readonly timings?: boolean;
  /** The command of this run, without secrets; the report appends `--only ID` to run a check alone. */
  readonly command: string;
  /** How the command line is called here: `touchstone`, or `npm run touchstone --`. */
  readonly launcher: string;
  /** Adds the target's own name to a place in the document's words (`withTargetName`). */
  readonly here?: (at: string) => string;
}
