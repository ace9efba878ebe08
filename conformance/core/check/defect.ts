import type { RequirementId } from '../spec/requirement.ts';

/**
 * What is wrong with something that was looked at, said once, in one shape, by whoever finds it.
 * `reason` is a word from the closed set of the check that judges; the rest is for the person who has to mend it.
 */
export interface Defect<R extends string = string> {
  readonly reason: R;
  /** What the requirement demands, as text. */
  readonly expected: string;
  /** What was found in its place, as text. */
  readonly actual: string;
  /** Where: a resource path, a line, a byte offset. */
  readonly at?: string;
  /** Which of several requirements of the check it breaks, where that can be told. Otherwise it breaks them all. */
  readonly breaks?: RequirementId;
}
