/** Requests that are larger than Rekor v2 reads (Rekor v2, "Limits"). */

import { check } from '../../../core/check/check.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { largeCertificate } from '../../inputs/entry/large-entry.ts';
import { ECDSA_P256 } from '../../inputs/entry/p-256.ts';
import { requestJson } from '../../oracle/entry/create-request.ts';
import { isGatewayRefusal } from '../../oracle/http/gateway.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { choiceSeenOnce } from '../../premises/create/choice-once.ts';
import { firstEntry } from '../../premises/create/first-entry.ts';
import { loggedEntries } from '../../premises/create/logged-entries.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { AFTER_REFUSAL_REASONS, judgeAfterRefusal } from '../../premises/refusal/after-refusal.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** What Rekor reads of a request. */
const REQUEST_BYTES = 4 * 1024 * 1024;
/** In base 64 this is more. */
const CERTIFICATE_BYTES = 3_200_000;

/** White space before a JSON text, to so many bytes: Rekor does not count what follows the text. */
function paddedWithSpaces(json: Uint8Array, length: number): Uint8Array {
  const padded = new Uint8Array(length).fill(0x20);
  padded.set(json, length - json.length);
  return padded;
}

const SIZE_STATUS: Readonly<Record<number, string>> = { 400: 'bad-request', 413: 'too-large' };

export const requestSize = check<LogTarget>()({
  proves: 'LOG-CE-018',
  needs: ['create'],
  reasons: {
    accepted: 'a request of more than four mebibytes is taken, whose entry is longer than a bundle can say',
    status: 'a request of more than four mebibytes is refused with another status than 400 or 413',
    'not-as-declared': 'a request of more than four mebibytes is refused otherwise than declared, or taken',
    ...AFTER_REFUSAL_REASONS,
  },
  run: async (log, t) => {
    await t.use(firstEntry);
    await t.use(loggedEntries);
    const entries = await t.use(runEntries);
    // Its entry is sound and short: nothing but the length of the request can refuse it.
    const padded = paddedWithSpaces(requestJson(entries.make('large request')), REQUEST_BYTES + 1);
    const answer = await answerUnlessReset(() => log.create({ body: padded }));
    // 413 is an answer to this request, whoever gives it.
    const inFront = answer && SIZE_STATUS[answer.status] === undefined && isGatewayRefusal(answer);
    if (answer && !inFront) {
      const { status } = answer;
      // How much of a request is read is the log's own matter (rekor-tiles: --max-request-body-size).
      const option = isSuccessStatus(status) ? 'taken' : SIZE_STATUS[status];
      const expected = `status 400 or 413: the request has ${padded.length.toLocaleString('en-US')} bytes`;
      const other = { reason: 'status', expected, actual: `status ${status}`, at: 'log/entries' } as const;
      const unknown = status >= 500 ? undefined : other;
      t.judge(option === undefined ? unknown : choiceSeenOnce(t.chose('over-size', option)), answer);
      if (option === 'taken') {
        const verifier = { kind: 'x509Certificate', rawBytes: largeCertificate(CERTIFICATE_BYTES) } as const;
        const body = requestJson({ ...entries.make('large request of a large entry', ECDSA_P256), verifier });
        const second = await answerUnlessReset(() => log.create({ body }));
        const actual = `status ${second?.status}`;
        const taken = { reason: 'accepted', expected: 'a refusal', actual, at: 'log/entries' } as const;
        t.judge(second && isSuccessStatus(second.status) ? taken : undefined, second);
      }
    }
    await judgeAfterRefusal(log, t, 'after a large request');
    if (inFront)
      t.inconclusive(`status ${answer.status} without an error of the log, as what stands in front of it says no`);
  },
});

/** The answer; undefined where the connection was cut, by which a server may say that it reads no more. */
async function answerUnlessReset<V>(ask: () => Promise<V>): Promise<V | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof TransportFailure && cause.code === 'reset') return undefined;
    throw cause;
  }
}
