import type { CheckOptions } from './options/check-options.ts';

/** One of the targets that a command line stands for. */
export interface CheckTarget {
  /** Its name among the others, as it is known to its users. */
  readonly name: string;
  /** One line that the reports of this target begin with. */
  readonly heading: string;
  /** The options with which it alone is judged. */
  readonly options: CheckOptions;
  /** The words that, beside those of the command line, choose it among the others. */
  readonly words: readonly string[];
}

/** The targets that a command line stands for. */
export interface CheckTargets {
  /** The file that lists them. */
  readonly source: string;
  readonly list: readonly CheckTarget[];
  /** Sentences on the targets of that file that are not judged. */
  readonly leftOut: readonly string[];
}
