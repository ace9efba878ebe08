import { check } from '../../../core/check/check.ts';
import { leafIndexDefect } from '../../oracle/certificates/extensions.ts';
import { everyCertificate, NO_ENTRIES } from '../../premises/certificates/logged-certificates.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const leafIndex = check<LogTarget>()({
  // LOG-CT-022 (must): The extensions of an entry have a leaf_index of five bytes, which is the index of the entry in the log.
  //   [static-ct-api, "SCT Extension"]
  proves: 'LOG-CT-022',
  reasons: {
    absent: 'an entry has no leaf_index',
    length: 'the leaf_index of an entry is not five bytes',
    'other-index': 'the leaf_index of an entry is not its index in the log',
  },
  run: async (_log, t) => {
    await t.each(
      await everyCertificate(t),
      ({ extensions, index, at, answer }) => t.judge(leafIndexDefect(extensions, index, at), answer),
      NO_ENTRIES,
    );
  },
});
