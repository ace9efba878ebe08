import { premise } from '../../../core/check/premise.ts';
import { entryMaker } from '../../inputs/entry/entry-maker.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from './first-entry.ts';

/** Makes entries that are unique to the run, with the algorithm of the first entry, which the log accepted. */
export const runEntries = premise<LogTarget>()({
  name: 'run-entries',
  find: async (_log, t) => entryMaker({ runId: t.runId, algorithm: (await t.use(firstEntry)).algorithm }),
});
