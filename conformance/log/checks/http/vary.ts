import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentEncoding } from '../../oracle/http/content-codings.ts';
import { presentResources } from '../../premises/http/present-resources.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The content codings that three readers offer. */
const OFFERS = ['gzip', 'identity', 'br'];

export const vary = check<LogTarget>()({
  // LOG-HT-011 (should): An answer that depends on Accept-Encoding says so in Vary. [rfc9110, "12.5.5"]
  proves: 'LOG-HT-011',
  reasons: { missing: 'an answer depends on Accept-Encoding, and Vary does not name it' },
  run: async (log, t) => {
    await t.each(await t.use(presentResources), async ({ path, resource }) => {
      const answers: Answer[] = [];
      for (const offer of OFFERS) answers.push(await log.read(resource, { headers: [['Accept-Encoding', offer]] }));
      const served = answers.filter(({ status }) => status === 200);
      const codings = new Set(
        served.map((answer) => parseContentEncoding(headerValue(answer, 'content-encoding')).join()),
      );
      // A cache uses the Vary of the stored answer, so every answer that may be stored needs it (RFC 9111 section 4.1).
      const stored = served.filter((answer) => !/\bno-store\b/i.test(headerValue(answer, 'cache-control') ?? ''));
      const silent = stored.find(
        (answer) => !/(^|[\s,])(accept-encoding|\*)([\s,]|$)/i.test(headerValue(answer, 'vary') ?? ''),
      );
      const expected = `Vary: Accept-Encoding, since the content coding depends on it (${OFFERS.join('; ')})`;
      const actual = `Vary: ${(silent && headerValue(silent, 'vary')) ?? 'none'}`;
      const missing = { reason: 'missing', expected, actual, at: path } as const;
      t.judge(codings.size > 1 && silent ? missing : undefined, silent);
    });
  },
});
