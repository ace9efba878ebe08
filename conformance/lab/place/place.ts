import type { RunTransaction } from '../../core/target/exchange.ts';

/** The standard input of a program. `silent`: open, without any input. `terminal`: a pseudo-terminal. */
export type Stdin =
  | 'closed'
  | 'silent'
  /** The text, followed by the end of the input; with `until` the input stays open until that aborts. */
  | { readonly says: string; readonly until?: AbortSignal }
  /**
   * A terminal of 80 columns. Each answer is typed with Enter when the program has printed something and been quiet
   * for a moment; a control character (`\u0003`, `\u0004`) is typed without Enter. The last answer is repeated for
   * further questions, until the program repeats a question without end; an empty list never answers.
   */
  | { readonly terminal: readonly string[] };

/** The surroundings of a program: its own folders, and the address of a chain. */
export interface Place {
  /** The working folder, an absolute path. */
  readonly folder: string;
  /** The files that were written into it beforehand: their texts by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether the folders stay where they are. */
  readonly kept?: boolean;
  /** `HOME` and `TMPDIR`, which the lab watches. */
  readonly home: string;
  readonly temporary: string;
  /** JSON-RPC over HTTP: the recording proxy in front of the scenario's chain. */
  readonly rpc: string;
  /** The name of the chain in the interface document: `private`, `kovan`, … */
  readonly network: string;
  /** Default: `closed`. */
  readonly stdin?: Stdin;
  /** Variables in addition to a clean environment. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Whether a process that left the session of its program with an empty environment belongs to that program. Default:
   * yes; those of a container engine do not.
   */
  readonly followed?: boolean;
  /** Default: 60,000. */
  readonly timeoutMs?: number;
  /** When it aborts, the program is killed at once, with all processes that it started. */
  readonly stop?: AbortSignal;
  /** Called with the whole standard output so far, whenever there is more. */
  readonly heard?: (text: string) => void;
  /** The transactions that the program has sent to the chain so far, for the record of its run. */
  readonly transactions?: () => readonly RunTransaction[];
  /** Secrets, which the lab searches in all output of the program, in upper or lower case. */
  readonly secrets?: readonly string[];
  /** Further folders in which nothing may change: those of the tool itself. */
  readonly watched?: readonly string[];
}
