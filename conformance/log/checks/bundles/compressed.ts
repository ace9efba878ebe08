import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentEncoding } from '../../oracle/http/content-codings.ts';
import { everyBundle } from '../../premises/tiles/every-bundle.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const compressed = check<LogTarget>()({
  proves: 'LOG-EB-004',
  reasons: { 'not-compressed': 'a bundle that compresses well is sent as it is, though gzip was offered' },
  run: async (_log, t) => {
    const worthwhile = (await everyBundle(t)).filter((bundle) => bundle.compressible);
    await t.each(
      worthwhile,
      (bundle) => {
        const [coding] = parseContentEncoding(headerValue(bundle.answer, 'content-encoding'));
        const expected = 'Content-Encoding: gzip';
        t.judge(
          coding ? undefined : { reason: 'not-compressed', expected, actual: 'no Content-Encoding', at: bundle.path },
          bundle.answer,
        );
      },
      'no bundle of this log would become noticeably smaller',
    );
  },
});
