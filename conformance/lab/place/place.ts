/** Where a program runs. */

/** What a program finds at its standard input. `silent`: open, and nobody says anything. `terminal`: a pseudo-terminal. */
export type Stdin =
  | 'closed'
  | 'silent'
  /** The text, and then its end; with `until` it stays open until that is aborted. */
  | { readonly says: string; readonly until?: AbortSignal }
  /**
   * On a terminal, 80 columns wide. Each answer is typed, with Enter, when the program has said something and been quiet for
   * a moment; an answer that is one control character (`\u0003`, `\u0004`) without. The last one is typed again whenever
   * more is asked, until it is seen that the program asks for ever; where there is none nobody ever answers.
   */
  | { readonly terminal: readonly string[] };

/** Where a program runs: folders of its own, and a way to a chain. */
export interface Place {
  /** The working folder, an absolute path. */
  readonly folder: string;
  /** `HOME` and `TMPDIR`, which are watched. */
  readonly home: string;
  readonly temporary: string;
  /** JSON-RPC over HTTP: the recording proxy before the scenario's chain. */
  readonly rpc: string;
  /** What the interface document calls the chain: `private`, `kovan`, … */
  readonly network: string;
  /** Default: `closed`. */
  readonly stdin?: Stdin;
  /** Beside a clean environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Default: 60,000. */
  readonly timeoutMs?: number;
  /** Aborted: the program is killed at once, with all that it started. */
  readonly stop?: AbortSignal;
  /** Told of all that it has written to its standard output so far, whenever there is more. */
  readonly heard?: (text: string) => void;
  /** What must not be told: sought in all that the program says, in upper or lower case. */
  readonly secrets?: readonly string[];
  /** Further folders in which nothing may change: the tool's own. */
  readonly watched?: readonly string[];
}
