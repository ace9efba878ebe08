import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isGzip } from '../../oracle/http/gzip.ts';
import { presentResources } from '../../premises/http/present-resources.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Ways to say that gzip is not wanted: by not listing it, and by weight (RFC 9110 section 12.4.2). */
const UNLISTED = 'identity';
const REFUSALS = ['gzip;q=0', 'identity, gzip ; q=0.0'];

export const unwantedGzip = check<LogTarget>()({
  proves: 'LOG-HT-017',
  reasons: {
    unlisted: 'the checkpoint or a tile is sent in gzip to a client that lists only identity',
    refused: 'gzip is sent to a client that gives it the weight zero',
  },
  run: async (log, t) => {
    await t.each(await t.use(presentResources), async ({ path, resource }) => {
      const ask = (offer: string) => log.read(resource, { headers: [['Accept-Encoding', offer]] });
      const judge = (reason: 'unlisted' | 'refused', offer: string, answer: Answer) => {
        const actual = `Content-Encoding: ${headerValue(answer, 'content-encoding')}`;
        const defect = { reason, expected: `no gzip: Accept-Encoding is ${offer}`, actual, at: path } as const;
        t.judge(isGzip(answer) ? defect : undefined, answer);
      };
      const plain = await ask(UNLISTED);
      // A bundle may be in gzip without negotiation (tlog-tiles "Log entries"): then there is nothing to refuse.
      if (resource.kind === 'entries' && isGzip(plain)) return;
      judge('unlisted', UNLISTED, plain);
      for (const offer of REFUSALS) judge('refused', offer, await ask(offer));
    });
  },
});
