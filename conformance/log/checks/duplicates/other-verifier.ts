/** The same signature with another verifier is another entry: the verifier is part of the leaf (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import { takenForDuplicateDefect } from '../../oracle/duplicates/taken-for-duplicate.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import { repeatedEntry } from '../../premises/duplicates/repeated-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const otherVerifier = check<LogTarget>()({
  // LOG-CE-008 (must): An entry that the log has already is answered as declared, with the index that it has. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    'taken-for-duplicate': 'the same signature with a certificate is taken for the entry with the public key',
  },
  run: async (log, t) => {
    const { name, first } = await t.use(repeatedEntry);
    const { verifier } = (await t.use(runEntries)).make(name, undefined, 'x509Certificate');
    const creation = await sendEntry(log, { ...first.entry, verifier }, t.time);
    const { status } = creation.answer;
    // Whether the log accepts certificates is judged by log/algorithms/accepted.
    if (!creation.logged && status !== 409)
      t.notApplicable(`an entry with a certificate is answered with status ${status}`);
    t.judge(takenForDuplicateDefect('verifier', creation, first.logged), creation.answer);
  },
});
