import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { entryMaker } from '../../inputs/entry/entry-maker.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { ALGORITHMS, type AlgorithmName } from '../../oracle/entry/key-details.ts';
import { readLogEntry } from '../../oracle/entry/log-entry-json.ts';
import { gatewayRefusalText, isGatewayRefusal } from '../../oracle/http/gateway.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { saysFrozen } from '../checkpoint/frozen.ts';
import { sendEntry } from './send-entry.ts';

/** Statuses that report a missing operation. */
const NO_OPERATION = new Set([404, 405, 501]);

/**
 * A valid entry of P-256, and the answer. A log may allow only other algorithms, and refuse the rest with 400 (Rekor
 * v2, "Algorithms"): then an entry of each other algorithm is sent, and the first accepted entry is used.
 */
async function sendFirstEntry(
  log: Parameters<typeof sendEntry>[0],
  t: Trial<LogTarget, string>,
  writesLeft: number = ALGORITHMS.length,
): Promise<Creation & { readonly algorithm: AlgorithmName }> {
  const entries = entryMaker({ runId: t.runId });
  const send = async (algorithm: AlgorithmName) => ({
    algorithm,
    ...(await sendEntry(log, entries.make('first', algorithm), t.time)),
  });
  const [usual, ...otherAlgorithms] = ALGORITHMS;
  const first = await send(usual);
  if (first.answer.status !== 400) return first;
  const attempts = await Promise.allSettled(otherAlgorithms.slice(0, writesLeft).map(send));
  const accepted = attempts.find((attempt) => attempt.status === 'fulfilled' && attempt.value.answer.status < 300);
  if (accepted?.status === 'fulfilled') return accepted.value;
  for (const attempt of attempts) {
    if (attempt.status === 'rejected') throw attempt.reason;
    const { algorithm, answer } = attempt.value;
    if (isGatewayRefusal(answer)) t.inconclusive(`an entry of ${algorithm}: ${gatewayRefusalText(answer)}`);
  }
  if (attempts.length < otherAlgorithms.length)
    t.inconclusive(`${usual} is refused, and --max-writes is too low to try another`);
  return first;
}

/**
 * The first created entry of the run: with a public key, signed with P-256 or, if the log does not accept that, with
 * the first algorithm that it accepts. Every check that creates entries needs it.
 */
export const firstEntry = premise<LogTarget>()({
  name: 'first-entry',
  reasons: ['not-implemented', 'refused', 'server-error', 'not-an-entry', 'not-as-declared'],
  async find(log, t): Promise<SuccessfulCreation & { readonly algorithm: AlgorithmName }> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    if (t.declared('frozen') === 'yes') return t.notApplicable('the log is declared to be frozen');
    const creation = await sendFirstEntry({ create }, t, log.writesLeft?.());
    const { entry, answer, logged } = creation;
    const { status } = answer;
    const at = 'log/entries';
    const expected = `a TransparencyLogEntry, for a sound hashedrekord of ${entry.keyDetails}`;
    const actual = `status ${status}`;
    if (NO_OPERATION.has(status)) {
      if (status === 405 && (await saysFrozen(log))) {
        const defect = t.chose('frozen', 'yes');
        if (defect) return t.fail({ ...defect, reason: 'not-as-declared', at: 'checkpoint' }, answer);
        return t.notApplicable('the log reports that it is frozen');
      }
      const operation = 'CreateEntry at POST {base_url}/api/v2/log/entries';
      return t.fail({ reason: 'not-implemented', expected: operation, actual, at }, answer);
    }
    if (isGatewayRefusal(answer))
      t.inconclusive(`a valid entry: ${gatewayRefusalText(answer)} (--header can add what it demands)`);
    if (status >= 500) return t.fail({ reason: 'server-error', expected, actual, at }, answer);
    if (status >= 300) return t.fail({ reason: 'refused', expected, actual, at }, answer);
    if (logged) return { ...creation, logged };
    const body = readableBody(answer);
    const defect = body ? readLogEntry(body).defect : undefined;
    const content = defect ? defect.actual : 'a body that cannot be decoded';
    return t.fail({ reason: 'not-an-entry', expected, actual: `${actual}, with ${content}`, at }, answer);
  },
});
