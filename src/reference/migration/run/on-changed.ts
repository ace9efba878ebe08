import type { StepName } from './step.ts';

/** The treatment of a step that began with another account, base or parameters: an unfinished step is refused. */
export const onChanged = (_: StepName, ended: boolean): 'refused' | 'anew' => (ended ? 'anew' : 'refused');
