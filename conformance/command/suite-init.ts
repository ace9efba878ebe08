/** Options by their long names, as they stand in `touchstone.yaml`. */
export type InitAnswers = Readonly<Record<string, string>>;

/** A question of `touchstone init`, which an option answers as well. */
export interface InitQuestion {
  /** The option by its long name: `key-env`. */
  readonly option: string;
  /** The question, without a question mark: "Address of the log". */
  readonly text: string;
  /** An answer, to show its form. `others`: the answers that are known already. */
  readonly example?: string | ((others: InitAnswers) => string);
  /** The answer where the user gives no other. */
  readonly usual?: string;
  /** Whether it may stay unanswered. */
  readonly optional?: boolean;
  /** Options that answer it in another way: where one of them is given it is not asked. */
  readonly instead?: readonly string[];
  /** Turns an answer into options. `others`: the answers that are known already. @throws UsageError */
  read(answer: string, others: InitAnswers): InitAnswers;
}

/** A line of a section of `touchstone.yaml`. */
export interface ConfigLine {
  readonly key: string;
  /** As YAML has it: a text, a list, a map. */
  readonly value: unknown;
  /** The comment above it. */
  readonly comment?: string;
  /** Whether the line itself stands as a comment, for the user to take up. */
  readonly asComment?: boolean;
}

/** The section of `touchstone.yaml` for a target. */
export interface InitSection {
  /** Sentences on what the target answered, for the user and for the head of the section. */
  readonly found: readonly string[];
  readonly lines: readonly ConfigLine[];
  /** The variables of the environment that hold secrets of a run. */
  readonly secrets: readonly string[];
  /** Sentences on what has to be done before the first run. */
  readonly toDo?: readonly string[];
}

/** The part of `touchstone init` that knows an interface. */
export interface SuiteInit {
  /** What takes a moment after the questions: "asking the log". */
  readonly busy: string;
  readonly questions: readonly InitQuestion[];
  /**
   * Reads from the target, in a few requests, and makes its section. A target that does not answer gets a section as
   * well. Rejects with the signal's reason when the signal aborts.
   */
  section(answers: InitAnswers, signal: AbortSignal): Promise<InitSection>;
}

/** The lines that every suite may have, for the user to take up. */
export const COMMON_LINES: readonly ConfigLine[] = [
  {
    key: 'baseline',
    value: 'known.yaml',
    comment: 'Failures that are known and accepted for a while: "touchstone baseline write" makes the file.',
    asComment: true,
  },
  {
    key: 'strict',
    value: true,
    comment: 'A recommendation that is not followed fails the run as well.',
    asComment: true,
  },
];
