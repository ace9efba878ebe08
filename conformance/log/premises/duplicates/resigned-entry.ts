import { premise } from '../../../core/check/premise.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { answeredAsAnotherDefect } from '../../oracle/duplicates/taken-for-duplicate.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from '../create/first-entry.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';

/** The first entry, and its digest signed once more. */
export interface ResignedEntry {
  readonly first: SuccessfulCreation;
  readonly entry: NewEntry;
  /** Absent where the algorithm always gives the same signature: nothing was sent then. */
  readonly creation?: Creation;
}

/** Another signature over the digest of the first entry, which is not answered with the first entry. */
export const resignedEntry = premise<LogTarget>()({
  name: 'resigned-entry',
  reasons: ['another-signature'],
  async find(log, t): Promise<ResignedEntry> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    const first = await t.use(firstEntry);
    const entry = (await t.use(runEntries)).resigned('first');
    if (equalBytes(entry.signature, first.entry.signature)) return { first, entry };
    const creation = await sendEntry({ create }, entry, t.time);
    t.judge(answeredAsAnotherDefect(creation, first), creation.answer);
    return { first, entry, creation };
  },
});
