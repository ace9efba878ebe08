/** Requests that are larger than Rekor v2 reads (Rekor v2, "Limits"). */

import { check } from '../../../core/check/check.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { largeCertificate } from '../../inputs/entry/large-entry.ts';
import { ECDSA_P256 } from '../../inputs/entry/p-256.ts';
import { requestJson } from '../../oracle/entry/create-request.ts';
import { gatewayRefusalText, isGatewayRefusal } from '../../oracle/http/gateway.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { choiceSeenOnce } from '../../premises/create/choice-once.ts';
import { firstEntry } from '../../premises/create/first-entry.ts';
import { loggedEntries } from '../../premises/create/logged-entries.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import {
  AFTER_REFUSAL_REASONS,
  createAfterRefusal,
  damagedBundleDefect,
  readCreatedEntryBundle,
  soundRefusedDefect,
} from '../../premises/refusal/after-refusal.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The most that Rekor reads of a request. */
const REQUEST_BYTES = 4 * 1024 * 1024;
/** More than that in base 64. */
const CERTIFICATE_BYTES = 3_200_000;

/** A JSON text with white space in front, `length` bytes in all: Rekor does not count white space behind the text. */
function paddedWithSpaces(json: Uint8Array, length: number): Uint8Array {
  const padded = new Uint8Array(length).fill(0x20);
  padded.set(json, length - json.length);
  return padded;
}

const SIZE_STATUS: Readonly<Record<number, string>> = { 400: 'bad-request', 413: 'too-large' };

export const requestSize = check<LogTarget>()({
  // LOG-CE-018 (must): An entry that is too large for the log is refused and leaves the log unchanged. [rekor-v2, "Limits"]
  proves: 'LOG-CE-018',
  needs: ['create'],
  reasons: {
    accepted:
      'a request of more than four mebibytes is accepted, although its entry is longer than a bundle can contain',
    status: 'a request of more than four mebibytes is refused with another status than 400 or 413',
    'not-as-declared': 'a request of more than four mebibytes is refused otherwise than declared, or taken',
    ...AFTER_REFUSAL_REASONS,
  },
  run: async (log, t) => {
    await t.use(firstEntry);
    await t.use(loggedEntries);
    const entries = await t.use(runEntries);
    // The entry is valid and short, so the log can refuse the request only for its length.
    const padded = paddedWithSpaces(requestJson(entries.make('large request')), REQUEST_BYTES + 1);
    const answer = await answerUnlessReset(() => log.create({ body: padded }));
    // 413 is an answer to this request, also from a gateway.
    const refusedInFront = answer && SIZE_STATUS[answer.status] === undefined && isGatewayRefusal(answer);
    if (answer && !refusedInFront) {
      const { status } = answer;
      // A log may be configured to read more (rekor-tiles: --max-request-body-size).
      const option = isSuccessStatus(status) ? 'taken' : SIZE_STATUS[status];
      const expected = `status 400 or 413: the request has ${padded.length.toLocaleString('en-US')} bytes`;
      const otherStatus = { reason: 'status', expected, actual: `status ${status}`, at: 'log/entries' } as const;
      if (option !== undefined) t.judge(choiceSeenOnce(t.chose('over-size', option)), answer);
      else t.judge(status < 500 && otherStatus, answer);
      if (option === 'taken') {
        const verifier = { kind: 'x509Certificate', rawBytes: largeCertificate(CERTIFICATE_BYTES) } as const;
        const body = requestJson({ ...entries.make('large request of a large entry', ECDSA_P256), verifier });
        const second = await answerUnlessReset(() => log.create({ body }));
        const actual = `status ${second?.status}`;
        const accepted = { reason: 'accepted', expected: 'a refusal', actual, at: 'log/entries' } as const;
        t.judge(second && isSuccessStatus(second.status) ? accepted : undefined, second);
      }
    }
    const sound = await createAfterRefusal(log, t, 'after a large request');
    t.judge(soundRefusedDefect(sound), sound.answer);
    t.judge(damagedBundleDefect(await readCreatedEntryBundle(log, t, sound)), sound.answer);
    if (refusedInFront) t.inconclusive(gatewayRefusalText(answer));
  },
});

/** The answer; undefined if the connection was reset, as a server may do when it stops reading the request. */
async function answerUnlessReset<V>(ask: () => Promise<V>): Promise<V | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof TransportFailure && cause.code === 'reset') return undefined;
    throw cause;
  }
}
