/** Entries about as long as a bundle can state are answered whole (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { largeEntries, lengthText, NO_LARGE_ENTRY } from '../../premises/create/large-entries.ts';
import { certificatesLoggedAsSent } from '../../premises/create/logged-certificates.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const body = check<LogTarget>()({
  // LOG-CE-006 (must): The canonicalized body is the RFC 8785 form of the entry that was sent, and is the leaf. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-006',
  needs: ['create'],
  reasons: { 'other-body': 'the canonicalized body of a large entry is not the entry that was sent' },
  run: async (_log, t) => {
    const accepted = (await t.use(largeEntries)).large.filter(({ logged }) => logged.canonicalizedBody.length > 0);
    if (accepted.length === 0) t.notApplicable(NO_LARGE_ENTRY);
    if (!(await certificatesLoggedAsSent(t)))
      t.inconclusive('the log records another body for an entry with a certificate');
    for (const { entry, answer, logged } of accepted) {
      const [right, actualBody] = [canonicalBody(entry), logged.canonicalizedBody];
      const expected = `${lengthText(right)}, leaf hash ${base64(leafHash(right))}`;
      const actual = `${lengthText(actualBody)}, leaf hash ${base64(leafHash(actualBody))}`;
      const otherBody = { reason: 'other-body', expected, actual, at: 'canonicalizedBody' } as const;
      t.judge(!equalBytes(right, actualBody) && otherBody, answer);
    }
  },
});
