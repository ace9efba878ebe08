import { check } from '../../../core/check/check.ts';
import { equalBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { sha256 } from '../../oracle/merkle/sha-256.ts';
import { loggedChains } from '../../premises/submissions/logged-chains.ts';
import { mergedInTime } from '../../premises/submissions/merged-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const issuers = check<LogTarget>()({
  // LOG-CT-052 (must): The issuers in an accepted chain are served as they were submitted. [static-ct-api, "Issuers"]
  proves: 'LOG-CT-052',
  needs: ['submit', 'authority'],
  reasons: {
    missing: 'an issuer in an accepted chain is not served',
    other: 'at the path of an issuer in an accepted chain there is something else',
  },
  run: async (log, t) => {
    const submitted = new Map<string, Uint8Array>();
    for (const { made, entry } of await t.use(loggedChains))
      for (const issuer of made.chain.slice(1)) {
        const fingerprint = hex(sha256(issuer));
        // Another check judges a chain that the entry does not name.
        if (entry.fingerprints.includes(fingerprint)) submitted.set(fingerprint, issuer);
      }
    for (const [fingerprint, issuer] of submitted) {
      const path = `issuer/${fingerprint}`;
      const answer = await log.read({ kind: 'path', path });
      const expected = 'status 200 and the certificate as it was submitted';
      const missing = { reason: 'missing', expected, actual: `status ${answer.status}`, at: path } as const;
      t.judge(answer.status !== 200 && missing, answer);
      const body = readableBody(answer) ?? new Uint8Array();
      const other = { reason: 'other', expected, actual: `${body.length} other bytes`, at: path } as const;
      t.judge(!equalBytes(body, issuer) && other, answer);
    }
    await t.use(mergedInTime);
    if (t.subjects === 0) t.inconclusive('no entry of this run names an issuer that was submitted');
  },
});
