/** The maker of the entries of a run. */
import { premise } from '../../../core/check/premise.ts';
import { entryMaker } from '../../inputs/entry/entry-maker.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from './first-entry.ts';

/** Makes the entries that no other run makes, of the algorithm that the log was seen to take. */
export const runEntries = premise<LogTarget>()({
  name: 'maker',
  find: async (_log, t) => entryMaker({ runId: t.runId, algorithm: (await t.use(firstEntry)).algorithm }),
});
