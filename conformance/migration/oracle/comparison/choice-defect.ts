/**
 * The defect of a choice that is observed only once in a run.
 *
 * Follows: spec/migration/choices.yaml
 */

import type { Defect } from '../../../core/check/defect.ts';

/** The defect of a choice that a run shows once, or for the first time: then it can differ only from the declared option. */
export function declaredChoiceDefect(
  chosen: Defect<'not-as-declared' | 'changed'> | undefined,
): Defect<'not-as-declared'> | undefined {
  return chosen && { ...chosen, reason: 'not-as-declared' };
}
