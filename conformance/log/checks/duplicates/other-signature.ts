/** Another signature over the same digest is another entry (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import { takenForDuplicateDefect } from '../../oracle/duplicates/taken-for-duplicate.ts';
import { repeatedEntry } from '../../premises/duplicates/repeated-entry.ts';
import { resignedEntry } from '../../premises/duplicates/resigned-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const otherSignature = check<LogTarget>()({
  // LOG-CE-008 (must): An entry that the log has already is answered as declared, with the index that it has. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: { 'taken-for-duplicate': 'another signature over the same digest is not taken in as the entry that it is' },
  run: async (_log, t) => {
    await t.use(repeatedEntry);
    const { first, entry, creation } = await t.use(resignedEntry);
    if (!creation)
      return t.notApplicable(
        `the log does not accept ECDSA, whose signatures differ each time: ${entry.keyDetails} always gives the same signature`,
      );
    t.judge(takenForDuplicateDefect('signature', creation, first.logged), creation.answer);
  },
});
