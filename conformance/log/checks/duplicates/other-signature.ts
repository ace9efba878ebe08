import { check } from '../../../core/check/check.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import { repeatedEntry } from '../../premises/duplicates/repeated-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const otherSignature = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: { 'taken-for-duplicate': 'another signature over the same digest is not taken in as the entry that it is' },
  run: async (log, t) => {
    const { name, first } = await t.use(repeatedEntry);
    const entry = (await t.use(runEntries)).again(name);
    if (equalBytes(entry.signature, first.entry.signature))
      t.notApplicable(
        `the log takes no ECDSA, of which each signature differs: ${entry.keyDetails} signs alike every time`,
      );
    const other = await sendEntry(log, entry, t.time);
    const { logged, answer } = other;
    const expected = `a new entry, for another signature than that of index ${first.logged.logIndex}`;
    const actual = logged ? `index ${logged.logIndex}` : `status ${answer.status}`;
    const eager = !logged || logged.logIndex === first.logged.logIndex;
    t.judge(eager ? { reason: 'taken-for-duplicate', expected, actual, at: 'log/entries' } : undefined, answer);
  },
});
