import type { RequirementId } from '../spec/requirement.ts';

/**
 * A defect that a check or an oracle found. `reason` is a word from the closed list of the check that judges it; the
 * other members help the person who has to fix it.
 */
export interface Defect<R extends string = string> {
  readonly reason: R;
  /** The value that the requirement demands, as text. */
  readonly expected: string;
  /** The value that was found instead, as text. */
  readonly actual: string;
  /** The place: a resource path, a line, a byte offset. */
  readonly at?: string;
  /**
   * The requirement that it breaks, where the check proves several and the defect shows which. Otherwise it breaks
   * them all.
   */
  readonly breaks?: RequirementId;
}
