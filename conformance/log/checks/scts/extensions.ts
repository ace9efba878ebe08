import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { sctExtensionsDefect } from '../../oracle/certificates/extensions.ts';
import { promisedIndices, submissionPlace } from '../../premises/submissions/issued-scts.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const extensions = check<LogTarget>()({
  // LOG-CT-046 (must): The extensions of an SCT are a list of extensions, no two of them of the same type, with a leaf_index of
  //   five bytes. [static-ct-api, "SCT Extension"]
  proves: 'LOG-CT-046',
  needs: ['submit', 'authority'],
  reasons: {
    malformed: 'the extensions of an SCT are not a list of extensions',
    duplicate: 'the extensions of an SCT have two of the same type',
    absent: 'an SCT has no leaf_index',
    length: 'the leaf_index of an SCT is not five bytes',
  },
  owns: [reasonsOf(promisedIndices, 'malformed', 'duplicate', 'absent', 'length')],
  run: async (_log, t) => {
    for (const promised of await t.use(promisedIndices))
      t.judge(sctExtensionsDefect(promised.sct.extensions, submissionPlace(promised)), promised.answer);
  },
});
