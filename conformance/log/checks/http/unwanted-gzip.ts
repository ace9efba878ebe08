import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isGzip } from '../../oracle/http/gzip.ts';
import { presentResources } from '../../premises/http/present-resources.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Ways to refuse gzip: by not listing it, and by weight (RFC 9110 section 12.4.2), which goes before the wildcard. */
const UNLISTED = 'identity';
const REFUSALS = ['gzip;q=0', 'identity, gzip ; q=0.0', 'gzip;q=0, *'];

export const unwantedGzip = check<LogTarget>()({
  // LOG-HT-017 (should): Nothing is sent in gzip to a client that does not accept gzip, except bundles, which a log may have in
  //   gzip only. [rfc9110, "12.5.3"]
  proves: 'LOG-HT-017',
  reasons: {
    unlisted: 'the checkpoint or a tile is sent in gzip to a client that lists only identity',
    refused: 'gzip is sent to a client that gives it the weight zero',
  },
  run: async (log, t) => {
    await t.each(await t.use(presentResources), async ({ path, resource }) => {
      const ask = (offer: string) => log.read(resource, { headers: [['Accept-Encoding', offer]] });
      const unlisted = await ask(UNLISTED);
      // A bundle may be in gzip without negotiation (tlog-tiles "Log entries"), so it is not judged.
      if ((resource.kind === 'entries' || resource.kind === 'data') && isGzip(unlisted)) return;
      t.judge(gzipDefect('unlisted', unlisted, UNLISTED, path), unlisted);
      for (const offer of REFUSALS) {
        const refused = await ask(offer);
        t.judge(gzipDefect('refused', refused, offer, path), refused);
      }
    });
  },
});

function gzipDefect<R extends string>(reason: R, answer: Answer, offer: string, at: string): Defect<R> | undefined {
  if (!isGzip(answer)) return undefined;
  const actual = `Content-Encoding: ${headerValue(answer, 'content-encoding')}`;
  return { reason, expected: `no gzip: Accept-Encoding is ${offer}`, actual, at };
}
