import type { Defect } from '../../../core/check/defect.ts';

type ChoiceDefect = Defect<'not-as-declared' | 'changed'> | undefined;

/** An option that a run observes only once cannot change; it can only differ from the declaration. */
export function choiceSeenOnce(chosen: ChoiceDefect): Defect<'not-as-declared'> | undefined {
  return chosen && { ...chosen, reason: 'not-as-declared' };
}
