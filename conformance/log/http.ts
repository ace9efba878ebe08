/** What all resources share as answers over HTTP (C2SP tlog-tiles "APIs", RFC 9110). */
import { check, watch } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import { type Answer, type Exchange, headerOf } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import { Undecodable } from '../core/trouble.ts';
import { codings } from './codings.ts';
import { everyAnswer } from './every-answer.ts';
import { noteText } from './note-premises.ts';
import { present } from './present.ts';

/** What a log may use unasked ("Log entries"). */
const UNASKED = ['gzip', 'x-gzip'];

function codingDefect(
  answer: Answer,
  { request, resource }: Exchange,
): Defect<'undecodable' | 'not-offered'> | undefined {
  const at = resource ?? '';
  const header = headerOf(answer, 'content-encoding');
  const accept = headerOf(request, 'accept-encoding') ?? '';
  const offered = [...UNASKED, ...accept.split(',').map((one) => one.split(';')[0]!.trim().toLowerCase())];
  const other = codings(header).find((one) => !offered.includes(one) && !offered.includes('*'));
  const expected = `gzip, or a coding that the request offered (${accept || 'none'})`;
  if (other !== undefined) return { reason: 'not-offered', expected, actual: `Content-Encoding: ${header}`, at };
  try {
    answer.body();
  } catch (cause) {
    if (!(cause instanceof Undecodable)) throw cause;
    const named = `a body in the content coding that the answer names (${cause.coding})`;
    return { reason: 'undecodable', expected: named, actual: cause.message, at };
  }
  return undefined;
}

export const contentCoding = watch<LogTarget>()({
  proves: 'LOG-TL-007',
  reasons: {
    undecodable: 'the body is not in the content coding that the answer names',
    'not-offered': 'the content coding is neither gzip nor one that was offered',
  },
  begin: everyAnswer(/^(checkpoint$|tile\/)/, noteText, codingDefect),
});

/** What three readers offer. */
const OFFERS = ['gzip', 'identity', 'br'];

export const vary = check<LogTarget>()({
  proves: 'LOG-HT-011',
  reasons: { missing: 'an answer depends on Accept-Encoding, and Vary does not say so' },
  run: async (log, t) => {
    await t.each(await t.use(present), async ({ path, resource }) => {
      const answers: Answer[] = [];
      for (const offer of OFFERS) answers.push(await log.read(resource, { headers: [['Accept-Encoding', offer]] }));
      const served = answers.filter((one) => one.status === 200);
      const found = new Set(served.map((one) => codings(headerOf(one, 'content-encoding')).join()));
      // A cache stands on what the answer says that it is about to reuse, so each that may be stored has to say it.
      const stored = served.filter((one) => !/\bno-store\b/i.test(headerOf(one, 'cache-control') ?? ''));
      const silent = stored.find((one) => !/(^|[\s,])(accept-encoding|\*)([\s,]|$)/i.test(headerOf(one, 'vary') ?? ''));
      const expected = `Vary: Accept-Encoding, since the content coding depends on it (${OFFERS.join('; ')})`;
      const actual = `Vary: ${(silent && headerOf(silent, 'vary')) ?? 'none'}`;
      const defect = { reason: 'missing', expected, actual, at: path } as const;
      t.judge(found.size > 1 && silent ? defect : undefined, silent);
    });
  },
});

/** What gzip is called. */
const isGzip = (answer: Answer): boolean =>
  answer.status === 200 && codings(headerOf(answer, 'content-encoding')).some((one) => UNASKED.includes(one));

/** Ways to say that gzip is not wanted: by not listing it, and by weight (RFC 9110 section 12.4.2). */
const UNLISTED = 'identity';
const REFUSALS = ['gzip;q=0', 'identity, gzip ; q=0.0'];

export const unwanted = check<LogTarget>()({
  proves: 'LOG-HT-017',
  reasons: {
    unlisted: 'the checkpoint or a tile is sent in gzip to a client that lists only identity',
    refused: 'gzip is sent to a client that gives it the weight zero',
  },
  run: async (log, t) => {
    await t.each(await t.use(present), async ({ path, resource }) => {
      const ask = (offer: string) => log.read(resource, { headers: [['Accept-Encoding', offer]] });
      const judge = (reason: 'unlisted' | 'refused', offer: string, answer: Answer) => {
        const actual = `Content-Encoding: ${headerOf(answer, 'content-encoding')}`;
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

export const crossOrigin = check<LogTarget>()({
  proves: 'LOG-HT-012',
  reasons: {
    'not-as-declared': 'readers from other origins are not answered as the choice cross-origin declares',
    changed: 'one resource may be read from other origins and another may not',
  },
  run: async (log, t) => {
    const origin = 'https://reader.touchstone.example';
    await t.each(await t.use(present), async ({ path, resource }) => {
      const answer = await log.read(resource, { headers: [['Origin', origin]] });
      const allowed = ['*', origin].includes(headerOf(answer, 'access-control-allow-origin') ?? '');
      const defect = t.chose('cross-origin', allowed ? 'allowed' : 'none');
      t.judge(defect && { ...defect, at: path }, answer);
    });
  },
});
