import { check } from '../../../core/check/check.ts';
import { entryOfSctDefect } from '../../oracle/certificates/submitted-entry.ts';
import { loggedChains } from '../../premises/submissions/logged-chains.ts';
import { mergedInTime } from '../../premises/submissions/merged-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const entry = check<LogTarget>()({
  // LOG-CT-049 (must): The entry of an SCT has the timestamp and the extensions of the SCT, and what the SCT signs. [rfc6962,
  //   "3.4"]
  proves: 'LOG-CT-049',
  needs: ['submit', 'authority'],
  reasons: {
    timestamp: 'an entry has another timestamp than its SCT',
    extensions: 'an entry has other extensions than its SCT',
    leaf: 'the hash of an entry in the tree is not that of what its SCT signs',
  },
  run: async (_log, t) => {
    for (const { sct, leafHash, tile, ...logged } of await t.use(loggedChains))
      t.judge(entryOfSctDefect(sct, logged, logged.entry, leafHash), tile);
    await t.use(mergedInTime);
  },
});
