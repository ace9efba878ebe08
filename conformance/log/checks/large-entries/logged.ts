/** Entries about as long as a bundle can state are in their bundles (C2SP tlog-tiles, "Log entries"). */
import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import type { BundleReading } from '../../oracle/tiles/reading.ts';
import {
  largeEntries,
  largeTree,
  lengthText,
  NO_LARGE_ENTRY,
  soundLargeTree,
} from '../../premises/create/large-entries.ts';
import {
  AFTER_REFUSAL_REASONS,
  createAfterRefusal,
  damagedBundleDefect,
  readCreatedEntryBundle,
  soundRefusedDefect,
} from '../../premises/refusal/after-refusal.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const logged = check<LogTarget>()({
  // LOG-CE-002 (must): The answer to CreateEntry is the logged entry: the bundle contains it at the index that the answer names.
  //   [interface, "What the service does"]
  proves: 'LOG-CE-002',
  needs: ['create'],
  reasons: {
    'other-entry': 'the bundle has another entry at the index of a large entry than the answer',
    ...AFTER_REFUSAL_REASONS,
  },
  run: async (log, t) => {
    const { small, large } = await t.use(largeEntries);
    if (large.length === 0) t.notApplicable(NO_LARGE_ENTRY);
    await t.use(soundLargeTree);
    const bundles = await t.use(largeTree.bundles);
    if (otherEntryDefect(small, bundles))
      t.inconclusive('the bundle has another entry at the index of a small one as well');
    for (const creation of large) t.judge(otherEntryDefect(creation, bundles), creation.answer);
    const sound = await createAfterRefusal(log, t, 'after large entries that were taken');
    t.judge(soundRefusedDefect(sound), sound.answer);
    t.judge(damagedBundleDefect(await readCreatedEntryBundle(log, t, sound)), sound.answer);
  },
});

function otherEntryDefect(
  { logged: { logIndex, canonicalizedBody } }: SuccessfulCreation,
  bundles: ReadonlyMap<bigint, BundleReading>,
): Defect<'other-entry'> | undefined {
  // The interface document does not list the members of an answer.
  if (canonicalizedBody.length === 0) return undefined;
  const { path, leafHashes } = bundles.get(logIndex / 256n)!;
  const place = logIndex % 256n;
  const [right, actualHash] = [leafHash(canonicalizedBody), leafHashes[Number(place)]!];
  if (equalBytes(right, actualHash)) return undefined;
  const expected = `the ${lengthText(canonicalizedBody)} of the answer, leaf hash ${base64(right)}`;
  const actual = `an entry with the leaf hash ${base64(actualHash)}`;
  return { reason: 'other-entry', expected, actual, at: `${path}, entry ${place}` };
}
