/** What is too large to be logged, and what is no way to log (Rekor v2, "Limits", "Routes"). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { LogTarget } from '../core/target.ts';
import { Trouble } from '../core/trouble.ts';
import { equalBytes } from '../oracle/bytes.ts';
import { requestJson } from '../oracle/create-request.ts';
import { canonicalBody } from '../oracle/hashedrekord.ts';
import { largeCertificate, largeEntry } from '../properties/large-entry.ts';
import { AFTERWARDS, afterwards } from './afterwards.ts';
import { created, creation, maker } from './created.ts';
import { isInFront } from './in-front.ts';
import { isTaken } from './refusals.ts';
import { everySuccess } from './several.ts';
import { kept } from './written.ts';

/** The first length that a bundle cannot say (C2SP tlog-tiles, "Log entries": a uint16), and one well beyond it. */
const TOO_LARGE = [65_536, 100_000];
/** Rekor reads four mebibytes of a request. In base 64 this is more. */
const CERTIFICATE_BYTES = 3_200_000;

export const entry = check<LogTarget>()({
  proves: 'LOG-CE-018',
  needs: ['create'],
  reasons: { accepted: 'an entry is taken that is longer than a bundle can say', ...AFTERWARDS },
  run: async (log, t) => {
    await t.use(created);
    await t.use(kept);
    const certified = (await everySuccess(t)).filter(({ entry: { verifier } }) => verifier.kind === 'x509Certificate');
    if (certified.some((one) => !equalBytes(canonicalBody(one.entry), one.logged.canonicalizedBody)))
      t.inconclusive('what is logged of an entry with a certificate is not what was sent, so that none is large');
    const entries = await t.use(maker);
    for (const bytes of TOO_LARGE) {
      const { answer } = await creation(log, largeEntry(entries.make(`large ${bytes}`), bytes), t.time);
      const expected = `a refusal: its leaf has ${bytes.toLocaleString('en-US')} bytes or more, of 65,535 that it may have`;
      const actual = `status ${answer.status}`;
      t.judge(isTaken(answer.status) ? { reason: 'accepted', expected, actual, at: 'log/entries' } : undefined, answer);
    }
    await afterwards(log, t, 'after large entries');
  },
});

const SIZE_STATUS: Readonly<Record<number, string>> = { 400: 'bad-request', 413: 'too-large' };

export const request = check<LogTarget>()({
  proves: 'LOG-CE-018',
  needs: ['create'],
  reasons: {
    accepted: 'a request of more than four mebibytes is taken',
    status: 'a request of more than four mebibytes is refused with another status than 400 or 413',
    'not-as-declared': 'a request of more than four mebibytes is refused otherwise than declared',
    ...AFTERWARDS,
  },
  run: async (log, t) => {
    await t.use(created);
    await t.use(kept);
    const sound = (await t.use(maker)).make('large request');
    const body = requestJson({
      ...sound,
      verifier: { kind: 'x509Certificate', rawBytes: largeCertificate(CERTIFICATE_BYTES) },
    });
    const answer = await orCutOff(() => log.create({ body }));
    // 413 is an answer to this request, whoever gives it.
    const inFront = answer && SIZE_STATUS[answer.status] === undefined && isInFront(answer);
    if (answer && !inFront) {
      const { status } = answer;
      const option = SIZE_STATUS[status];
      const expected = `status 400 or 413: the request has ${body.length.toLocaleString('en-US')} bytes`;
      const found = { expected, actual: `status ${status}`, at: 'log/entries' };
      if (isTaken(status)) t.judge({ reason: 'accepted', ...found }, answer);
      const other = status >= 500 ? undefined : ({ reason: 'status', ...found } as const);
      t.judge(option === undefined ? other : once(t.chose('over-size', option)), answer);
    }
    await afterwards(log, t, 'after a large request');
    if (inFront)
      t.inconclusive(`status ${answer.status} without an error of the log, as what stands in front of it says no`);
  },
});

/** An option that is seen once in a run cannot have changed. */
function once(chosen: Defect<'not-as-declared' | 'changed'> | undefined): Defect<'not-as-declared'> | undefined {
  return chosen && { ...chosen, reason: 'not-as-declared' };
}

/** The answer; undefined where the connection was cut, by which a server may say that it reads no more. */
async function orCutOff<V>(ask: () => Promise<V>): Promise<V | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof Trouble && cause.code === 'reset') return undefined;
    throw cause;
  }
}

const METHODS = ['PUT', 'PATCH', 'DELETE', 'GET'];
const METHOD_STATUS: Readonly<Record<number, string>> = { 405: 'not-allowed', 501: 'not-implemented' };

export const method = check<LogTarget>()({
  proves: 'LOG-CE-019',
  needs: ['create'],
  reasons: {
    answered: 'another method than POST is answered as if it were a way to ask there',
    'not-as-declared': 'another method than POST is refused otherwise than declared',
    changed: 'methods other than POST are refused now with 405 and now with 501',
    created: 'another method than POST has created an entry',
  },
  run: async (log, t) => {
    await t.use(created);
    const sound = (await t.use(maker)).make('other methods');
    for (const name of METHODS) {
      // GET has no content (RFC 9110 section 9.3.1).
      const answer = await log.create({ method: name, ...(name === 'GET' ? {} : { body: requestJson(sound) }) });
      const { status } = answer;
      const at = `${name} log/entries`;
      const expected = 'a refusal: entries are created by POST';
      const taken = { reason: 'answered', expected, actual: `status ${status}`, at } as const;
      if (isTaken(status)) t.judge(taken, answer);
      // Of what routes, guards and sends elsewhere: nothing is created.
      const option = METHOD_STATUS[status];
      const defect = option === undefined ? undefined : t.chose('wrong-method', option);
      t.judge(defect && { ...defect, at }, answer);
    }
    const { answer } = await creation(log, sound, t.time);
    const expected = 'the entry, which no other method has created';
    const twice = { reason: 'created', expected, actual: 'status 409', at: 'log/entries' } as const;
    t.judge(answer.status === 409 ? twice : undefined, answer);
  },
});
