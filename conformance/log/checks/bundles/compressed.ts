import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentEncoding } from '../../oracle/http/content-codings.ts';
import { everyBundle } from '../../premises/tiles/every-bundle.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const compressed = check<LogTarget>()({
  // LOG-EB-004 (should): Entry bundles, or data tiles, are compressed at the HTTP layer. [tlog-tiles, "Log entries"]
  proves: 'LOG-EB-004',
  reasons: { 'not-compressed': 'a bundle that compresses well is sent as it is, though gzip was offered' },
  run: async (_log, t) => {
    await t.each(
      (await everyBundle(t)).filter(({ compressible }) => compressible),
      ({ answer, path }) => {
        const [coding] = parseContentEncoding(headerValue(answer, 'content-encoding'));
        const expected = 'Content-Encoding: gzip';
        const notCompressed = { reason: 'not-compressed', expected, actual: 'no Content-Encoding', at: path } as const;
        t.judge(coding ? undefined : notCompressed, answer);
      },
      'no bundle of this log would become noticeably smaller',
    );
  },
});
