import type { Trial } from '../../../core/check/trial.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type Revalidation, revalidations } from './revalidations.ts';

export const NEVER_NOT_MODIFIED = 'no entity tag was answered with 304';

/** The resources that were answered with 304 to their entity tag. */
export const notModifiedAnswers = async (t: Trial<LogTarget, string>): Promise<readonly Revalidation[]> =>
  (await t.use(revalidations)).filter(({ answer }) => answer.status === 304);
