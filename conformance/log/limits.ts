/** What is too large to be logged, and what is no way to log (Rekor v2, "Limits", "Routes"). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { LogTarget } from '../core/target.ts';
import { Trouble } from '../core/trouble.ts';
import { requestJson } from '../oracle/create-request.ts';
import type { AlgorithmName } from '../oracle/key-details.ts';
import { largeCertificate, largeEntry } from '../properties/large-entry.ts';
import { AFTERWARDS, afterwards } from './afterwards.ts';
import { certifiedAsSent } from './as-sent.ts';
import { created, creation, maker } from './created.ts';
import { isInFront } from './in-front.ts';
import { isTaken } from './refusals.ts';
import { kept } from './written.ts';

/** The first length that a bundle cannot say (C2SP tlog-tiles, "Log entries": a uint16), and one well beyond it. */
const TOO_LARGE = [65_536, 100_000];
/** What Rekor reads of a request. */
const REQUEST_BYTES = 4 * 1024 * 1024;
/** In base 64 this is more. */
const CERTIFICATE_BYTES = 3_200_000;
const P256: AlgorithmName = 'PKIX_ECDSA_P256_SHA_256';

/** White space before a JSON text, to so many bytes: Rekor does not count what follows the text. */
function spaceBefore(json: Uint8Array, length: number): Uint8Array {
  const padded = new Uint8Array(length).fill(0x20);
  padded.set(json, length - json.length);
  return padded;
}

export const entry = check<LogTarget>()({
  proves: 'LOG-CE-018',
  needs: ['create'],
  reasons: { accepted: 'an entry is taken that is longer than a bundle can say', ...AFTERWARDS },
  run: async (log, t) => {
    await t.use(created);
    await t.use(kept);
    if (!(await certifiedAsSent(t)))
      t.inconclusive('what is logged of an entry with a certificate is not what was sent, so that none is large');
    const entries = await t.use(maker);
    for (const bytes of TOO_LARGE) {
      const { answer } = await creation(log, largeEntry(entries.make(`large ${bytes}`, P256), bytes), t.time);
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
    accepted: 'a request of more than four mebibytes is taken, whose entry is longer than a bundle can say',
    status: 'a request of more than four mebibytes is refused with another status than 400 or 413',
    'not-as-declared': 'a request of more than four mebibytes is refused otherwise than declared, or taken',
    ...AFTERWARDS,
  },
  run: async (log, t) => {
    await t.use(created);
    await t.use(kept);
    const entries = await t.use(maker);
    // Its entry is sound and short: nothing but the length of the request can refuse it.
    const padded = spaceBefore(requestJson(entries.make('large request')), REQUEST_BYTES + 1);
    const answer = await orCutOff(() => log.create({ body: padded }));
    // 413 is an answer to this request, whoever gives it.
    const inFront = answer && SIZE_STATUS[answer.status] === undefined && isInFront(answer);
    if (answer && !inFront) {
      const { status } = answer;
      // How much of a request is read is the log's own matter (rekor-tiles: --max-request-body-size).
      const option = isTaken(status) ? 'taken' : SIZE_STATUS[status];
      const expected = `status 400 or 413: the request has ${padded.length.toLocaleString('en-US')} bytes`;
      const other = { reason: 'status', expected, actual: `status ${status}`, at: 'log/entries' } as const;
      const unknown = status >= 500 ? undefined : other;
      t.judge(option === undefined ? unknown : once(t.chose('over-size', option)), answer);
      if (option === 'taken') {
        const verifier = { kind: 'x509Certificate', rawBytes: largeCertificate(CERTIFICATE_BYTES) } as const;
        const body = requestJson({ ...entries.make('large request of a large entry', P256), verifier });
        const second = await orCutOff(() => log.create({ body }));
        const actual = `status ${second?.status}`;
        const taken = { reason: 'accepted', expected: 'a refusal', actual, at: 'log/entries' } as const;
        t.judge(second && isTaken(second.status) ? taken : undefined, second);
      }
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
      // What stands in front may refuse some methods in its own way, and the log the others.
      const other =
        defect?.reason === 'not-as-declared' ? ({ ...defect, reason: 'not-as-declared', at } as const) : undefined;
      t.judge(other, answer);
    }
    const { answer } = await creation(log, sound, t.time);
    const expected = 'the entry, which no other method has created';
    const twice = { reason: 'created', expected, actual: 'status 409', at: 'log/entries' } as const;
    t.judge(answer.status === 409 ? twice : undefined, answer);
  },
});
