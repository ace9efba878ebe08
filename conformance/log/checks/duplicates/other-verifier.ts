import { check } from '../../../core/check/check.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import { repeatedEntry } from '../../premises/duplicates/repeated-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const otherVerifier = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    'taken-for-duplicate': 'the same signature with a certificate is taken for the entry with the public key',
  },
  run: async (log, t) => {
    const { name, first } = await t.use(repeatedEntry);
    const { verifier } = (await t.use(runEntries)).make(name, undefined, 'x509Certificate');
    // The verifier is part of what is logged, and so of what makes two entries the same.
    const { logged, answer } = await sendEntry(log, { ...first.entry, verifier }, t.time);
    const { status } = answer;
    // Whether it takes certificates is judged where every algorithm is sent.
    if (!logged && status !== 409) t.notApplicable(`an entry with a certificate is answered with status ${status}`);
    const expected = `a new entry, for another verifier than that of index ${first.logged.logIndex}`;
    const actual = logged ? `index ${logged.logIndex}` : `status ${status}`;
    const eager = !logged || logged.logIndex === first.logged.logIndex;
    t.judge(eager ? { reason: 'taken-for-duplicate', expected, actual, at: 'log/entries' } : undefined, answer);
  },
});
