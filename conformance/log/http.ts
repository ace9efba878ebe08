/** What all resources share as answers over HTTP (C2SP tlog-tiles "APIs", RFC 9110). */
import { check } from '../core/check.ts';
import { headerOf } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import { codings } from './codings.ts';
import { everyReading } from './last.ts';
import { checkpointAnswer, noteText } from './note-premises.ts';

/** What our reads offer, and gzip besides, which a log may use unasked ("Log entries"). */
const ALLOWED = new Set(['gzip', 'x-gzip']);

export const contentCoding = check<LogTarget>()({
  proves: 'LOG-TL-007',
  reasons: {
    undecodable: 'the body is not in the content coding that the answer names',
    'not-offered': 'the content coding is neither gzip nor one that was offered',
  },
  run: async (_log, t) => {
    await t.use(noteText);
    const checkpoint = { path: 'checkpoint', answer: await t.use(checkpointAnswer) };
    const tiles = (await everyReading(t, (one) => one.tiles)).flatMap((read) => [...read.values()]);
    const bundles = (await everyReading(t, (one) => one.bundles)).flatMap((read) => [...read.values()]);
    const read = [checkpoint, ...tiles, ...bundles];
    await t.each(read, ({ path, answer }) => {
      const header = headerOf(answer, 'content-encoding');
      const other = codings(header).find((one) => !ALLOWED.has(one));
      const expected = 'gzip or identity, as Accept-Encoding said';
      t.judge(
        other === undefined
          ? undefined
          : { reason: 'not-offered', expected, actual: `Content-Encoding: ${header}`, at: path },
        answer,
      );
    });
  },
});
