/** The first entry that is created in a run. */

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

/** Statuses by which a server says that it has no such operation. */
const NO_OPERATION = new Set([404, 405, 501]);

/**
 * A sound entry of P-256, and what the log answers. Which algorithms it allows is the log's own matter, and 400 is how it
 * refuses the others (Rekor v2, "Algorithms"): after that one of each is sent, and the first counts that it takes.
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
  const [usual, ...others] = ALGORITHMS;
  const first = await send(usual);
  if (first.answer.status !== 400) return first;
  const tried = await Promise.allSettled(others.slice(0, writesLeft).map(send));
  const taken = tried.find((one) => one.status === 'fulfilled' && one.value.answer.status < 300);
  if (taken?.status === 'fulfilled') return taken.value;
  for (const one of tried) {
    if (one.status === 'rejected') throw one.reason;
    if (isGatewayRefusal(one.value.answer))
      t.inconclusive(`an entry of ${one.value.algorithm}: ${gatewayRefusalText(one.value.answer)}`);
  }
  if (tried.length < others.length) t.inconclusive(`${usual} is refused, and --max-writes is too low to try another`);
  return first;
}

/**
 * The first entry that is created in the run: by public key, signed with P-256 or, where the log does not take that, with
 * the first algorithm that it takes. Everything of writing stands on it.
 */
export const firstEntry = premise<LogTarget>()({
  name: 'created',
  reasons: ['not-implemented', 'refused', 'server-error', 'not-an-entry', 'not-as-declared'],
  async find(log, t): Promise<SuccessfulCreation & { readonly algorithm: AlgorithmName }> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    if (t.declared('frozen') === 'yes') return t.notApplicable('the log is declared to be frozen');
    const made = await sendFirstEntry({ create }, t, log.writesLeft?.());
    const { entry, answer, logged } = made;
    const { status } = answer;
    const at = 'log/entries';
    const expected = `a TransparencyLogEntry, for a sound hashedrekord of ${entry.keyDetails}`;
    const actual = `status ${status}`;
    if (NO_OPERATION.has(status)) {
      if (status === 405 && (await saysFrozen(log))) {
        const other = t.chose('frozen', 'yes');
        if (other) t.judge({ ...other, reason: 'not-as-declared', at: 'checkpoint' }, answer);
        return t.notApplicable('the log says that it is frozen');
      }
      t.judge(
        { reason: 'not-implemented', expected: 'CreateEntry at POST {base_url}/api/v2/log/entries', actual, at },
        answer,
      );
    }
    if (isGatewayRefusal(answer))
      t.inconclusive(`a sound entry: ${gatewayRefusalText(answer)} (--header gives it what it asks for)`);
    if (status >= 500) t.judge({ reason: 'server-error', expected, actual, at }, answer);
    if (status >= 300) t.judge({ reason: 'refused', expected, actual, at }, answer);
    if (!logged) {
      const found = readableBody(answer);
      const defect = found ? readLogEntry(found).defect : undefined;
      const what = defect ? `${actual}, with ${defect.actual}` : `${actual}, with a body that cannot be decoded`;
      t.judge({ reason: 'not-an-entry', expected, actual: what, at }, answer);
    }
    return made as typeof made & SuccessfulCreation;
  },
});
