/**
 * The defect of a choice that is observed only once in a run.
 *
 * Follows: spec/migration/choices.yaml
 */

import type { Defect } from '../../../core/check/defect.ts';

/** What a choice comes to that is seen once in a run, or for the first time: then nothing can have changed. */
export function declaredChoiceDefect(
  chosen: Defect<'not-as-declared' | 'changed'> | undefined,
): Defect<'not-as-declared'> | undefined {
  return chosen && { ...chosen, reason: 'not-as-declared' };
}
