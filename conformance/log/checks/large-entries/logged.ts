/** Entries about as long as a bundle can say are in their bundles (C2SP tlog-tiles, "Log entries"). */
import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import {
  largeEntries,
  largeTree,
  lengthText,
  NO_LARGE_ENTRY,
  soundLargeTree,
} from '../../premises/create/large-entries.ts';
import { AFTER_REFUSAL_REASONS, judgeAfterRefusal } from '../../premises/refusal/after-refusal.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const logged = check<LogTarget>()({
  proves: 'LOG-CE-002',
  needs: ['create'],
  reasons: {
    'other-entry': 'the bundle has another entry at the index of a large one than it was answered with',
    ...AFTER_REFUSAL_REASONS,
  },
  run: async (log, t) => {
    const { small, large } = await t.use(largeEntries);
    if (large.length === 0) t.notApplicable(NO_LARGE_ENTRY);
    await t.use(soundLargeTree);
    const bundles = await t.use(largeTree.bundles);
    const defectOf = ({
      logged: { logIndex, canonicalizedBody },
    }: SuccessfulCreation): Defect<'other-entry'> | undefined => {
      const { path, leafHashes } = bundles.get(logIndex / 256n)!;
      const place = logIndex % 256n;
      const [right, found] = [leafHash(canonicalizedBody), leafHashes[Number(place)]!];
      // The interface document does not list the members of an answer.
      if (canonicalizedBody.length === 0 || equalBytes(right, found)) return undefined;
      const expected = `the ${lengthText(canonicalizedBody)} of the answer, leaf hash ${base64(right)}`;
      const actual = `an entry with the leaf hash ${base64(found)}`;
      return { reason: 'other-entry', expected, actual, at: `${path}, entry ${place}` };
    };
    if (defectOf(small)) t.inconclusive('the bundle has another entry at the index of a small one as well');
    for (const one of large) t.judge(defectOf(one), one.answer);
    await judgeAfterRefusal(log, t, 'after large entries that were taken');
  },
});
