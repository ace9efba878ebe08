import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentEncoding } from '../../oracle/http/content-codings.ts';
import { presentResources } from '../../premises/http/present-resources.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** What three readers offer. */
const OFFERS = ['gzip', 'identity', 'br'];

export const vary = check<LogTarget>()({
  proves: 'LOG-HT-011',
  reasons: { missing: 'an answer depends on Accept-Encoding, and Vary does not say so' },
  run: async (log, t) => {
    await t.each(await t.use(presentResources), async ({ path, resource }) => {
      const answers: Answer[] = [];
      for (const offer of OFFERS) answers.push(await log.read(resource, { headers: [['Accept-Encoding', offer]] }));
      const served = answers.filter((one) => one.status === 200);
      const found = new Set(served.map((one) => parseContentEncoding(headerValue(one, 'content-encoding')).join()));
      // A cache stands on what the answer says that it is about to reuse, so each that may be stored has to say it.
      const stored = served.filter((one) => !/\bno-store\b/i.test(headerValue(one, 'cache-control') ?? ''));
      const silent = stored.find(
        (one) => !/(^|[\s,])(accept-encoding|\*)([\s,]|$)/i.test(headerValue(one, 'vary') ?? ''),
      );
      const expected = `Vary: Accept-Encoding, since the content coding depends on it (${OFFERS.join('; ')})`;
      const actual = `Vary: ${(silent && headerValue(silent, 'vary')) ?? 'none'}`;
      const defect = { reason: 'missing', expected, actual, at: path } as const;
      t.judge(found.size > 1 && silent ? defect : undefined, silent);
    });
  },
});
