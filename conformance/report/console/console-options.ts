/** How the console report is written. */
export interface ConsoleOptions {
  readonly colour: boolean;
  /** The columns of the terminal; without it no sentence is broken. */
  readonly width?: number;
  /** Of many requirements only those are listed that do not simply hold, and of many failures only some are told in full. */
  readonly brief?: boolean;
  /** How all of it is had where it is brief; as the command has it unless another way is given. */
  readonly whole?: string;
  /** The command that was run, without secrets; `--only ID` is appended to run a check alone. */
  readonly command: string;
  /** A place with the target's own name for it beside the document's (`withOwnName`). */
  readonly here?: (at: string) => string;
}
