import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { otherEntryDefect } from '../../oracle/certificates/submitted-entry.ts';
import { loggedChains } from '../../premises/submissions/logged-chains.ts';
import { mergedInTime } from '../../premises/submissions/merged-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const leafIndex = check<LogTarget>()({
  // LOG-CT-048 (must): The leaf_index of an SCT is the index at which the log has what was submitted. [static-ct-api, "SCT
  //   Extension"]
  proves: 'LOG-CT-048',
  needs: ['submit', 'authority'],
  reasons: { 'other-entry': 'at the index in an SCT, the log has another entry than what was submitted' },
  owns: [reasonsOf(loggedChains, 'other-entry')],
  run: async (_log, t) => {
    for (const { signed, entry, made, index, tile } of await t.use(loggedChains))
      t.judge(otherEntryDefect(signed, entry, made.what, index), tile);
    await t.use(mergedInTime);
  },
});
