import type { StepName } from './step.ts';

/** What becomes of a step that has begun with another account, base or parameters: what is half done is not left so. */
export const onChanged = (_: StepName, ended: boolean): 'refused' | 'anew' => (ended ? 'anew' : 'refused');
