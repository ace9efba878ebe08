import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from '../../oracle/merkle/sha-256.ts';
import { loggedChains } from '../../premises/submissions/logged-chains.ts';
import { mergedInTime } from '../../premises/submissions/merged-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const precertificate = check<LogTarget>()({
  // LOG-CT-051 (must): The entry of a precertificate has the precertificate as it was submitted. [static-ct-api, "Log entries"]
  proves: 'LOG-CT-051',
  needs: ['submit', 'authority'],
  reasons: { other: 'the entry of a precertificate has another precertificate than the one that was submitted' },
  run: async (_log, t) => {
    for (const { made, entry, tile } of await t.use(loggedChains)) {
      if (!entry.precertificate) continue;
      const submitted = `SHA-256 ${hex(sha256(made.chain[0]!))}`;
      t.judge(mismatch('other', submitted, `SHA-256 ${entry.precertificate.wholeHash}`, entry.at), tile);
    }
    await t.use(mergedInTime);
    if (t.subjects === 0) t.inconclusive('no precertificate of this run was found in the log');
  },
});
