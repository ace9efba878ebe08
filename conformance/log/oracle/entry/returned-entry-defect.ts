/**
 * The entry in the answer to a repeat.
 *
 * Follows: Rekor v2, "CreateEntry"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { readEnvelope } from '../checkpoint/envelope.ts';
import { readableBody } from '../http/readable-body.ts';
import type { Vkey } from '../note/verifier-key.ts';
import type { SuccessfulCreation } from './creation.ts';
import { type EntryFormReason, entryFormDefects } from './log-entry-form.ts';
import { logIdDefect, otherLogIdFormDefect } from './log-id-defect.ts';

/** The possible defects of the answer to a repeat, apart from its proof. */
export type ReturnedEntryReason = 'form' | 'time-or-promise' | 'log-id' | 'kind';

/** A defect of the answer to a repeat that the first answer did not have: other checks judge the first answer. */
export function returnedEntryDefect(
  first: SuccessfulCreation,
  repeat: SuccessfulCreation,
  keys: readonly Vkey[] | undefined,
): Defect<ReturnedEntryReason> | undefined {
  const firstReasons = new Set(allDefects(first, keys).map(([, { reason }]) => reason));
  const fresh = allDefects(repeat, keys).find(([, { reason }]) => !firstReasons.has(reason));
  if (fresh) return { ...fresh[1], reason: fresh[0] };
  const [id, repeatId] = [first.logged.logId, repeat.logged.logId];
  const otherForm = id && repeatId && otherLogIdFormDefect(id, repeatId);
  return otherForm && { ...otherForm, reason: 'log-id' };
}

/** Every defect of an answer, each with the reason that it has in a repeat. */
function allDefects(
  { answer, logged }: SuccessfulCreation,
  keys: readonly Vkey[] | undefined,
): [ReturnedEntryReason, Defect][] {
  const defects = entryFormDefects(readableBody(answer)!).map((defect): [ReturnedEntryReason, Defect] => [
    repeatReasonOf(defect.reason),
    defect,
  ]);
  const { kindVersion, logId, inclusionProof } = logged;
  const [expected, actual] = ['hashedrekord 0.0.2', `${kindVersion?.kind} ${kindVersion?.version}`];
  if (kindVersion && actual !== expected)
    defects.push(['kind', { reason: 'kind', expected, actual, at: 'kindVersion' }]);
  if (!logId || !inclusionProof) return defects;
  const { checkpoint, lines } = readEnvelope(inclusionProof.checkpoint);
  const logIdProblem = logIdDefect(logId, { origin: checkpoint.origin, lines, keys });
  return logIdProblem ? [...defects, ['log-id', logIdProblem]] : defects;
}

const repeatReasonOf = (reason: EntryFormReason): ReturnedEntryReason =>
  reason === 'time' || reason === 'promise' ? 'time-or-promise' : 'form';
