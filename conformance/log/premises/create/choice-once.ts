/** A choice that a run sees only once. */
import type { Defect } from '../../../core/check/defect.ts';

type ChoiceDefect = Defect<'not-as-declared' | 'changed'> | undefined;

/** An option that is seen once in a run cannot have changed. */
export function choiceSeenOnce(chosen: ChoiceDefect): Defect<'not-as-declared'> | undefined {
  return chosen && { ...chosen, reason: 'not-as-declared' };
}
