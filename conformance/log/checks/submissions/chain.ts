import { check } from '../../../core/check/check.ts';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { chainOfEntry } from '../../oracle/certificates/submitted-entry.ts';
import { sha256 } from '../../oracle/merkle/sha-256.ts';
import { loggedChains } from '../../premises/submissions/logged-chains.ts';
import { mergedInTime } from '../../premises/submissions/merged-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const chain = check<LogTarget>()({
  // LOG-CT-050 (must): The entry of a chain has the fingerprints of its issuers, in their order. [static-ct-api, "Log entries"]
  proves: 'LOG-CT-050',
  needs: ['submit', 'authority'],
  reasons: {
    other: 'the fingerprints in an entry are not those of the issuers in the submitted chain, in their order',
    'not-as-declared': 'the entry of a chain without its root has other fingerprints than declared',
    changed: 'some entries of chains without their roots have the fingerprint of the root, and some have not',
  },
  run: async (_log, t) => {
    for (const { made, entry, tile } of await t.use(loggedChains)) {
      const found = chainOfEntry(entry, made.issuers);
      const isWhole = made.chain.length > made.issuers.length;
      if (found === 'with-root' && isWhole) {
        t.judge(undefined, tile);
        continue;
      }
      if (found !== undefined && !isWhole) {
        t.judge(t.chose('logged-chain', found), tile);
        continue;
      }
      const expected = `${made.issuers.map((issuer) => hex(sha256(issuer))).join(', ')}, for ${made.what}`;
      const actual = entry.fingerprints.join(', ') || 'no fingerprint';
      t.fail({ reason: 'other', expected, actual, at: entry.at }, tile);
    }
    await t.use(mergedInTime);
  },
});
