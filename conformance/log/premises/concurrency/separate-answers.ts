/** What several entries were answered that were under way at the same time: each with what is its own. */
import type { Trial } from '../../../core/check/trial.ts';
import { envelopeSignatureDefect } from '../../oracle/checkpoint/envelope-defect.ts';
import { ownerOfBody } from '../../oracle/entry/body-owner.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { entryProofDefect } from '../../oracle/entry/proof-defect.ts';
import type { Vkey } from '../../oracle/note/verifier-key.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** What can be wrong with the answer to one of many. */
export type SeparateAnswerReason = 'refused' | 'other-body' | 'same-index' | 'proof' | 'checkpoint';

/**
 * Judges answers to entries of which many were under way at the same time, and gives them back. `earlier`: answers to
 * others that the log had before, whose bodies and indices these are not to have. `keys`: the log's, where they are known.
 * `exact`: whether a body has to hold what was sent, as it does in answers to entries that come alone.
 */
export function judgeSeparateAnswers(
  t: Trial<LogTarget, SeparateAnswerReason>,
  all: readonly Creation[],
  {
    keys,
    earlier = [],
    exact,
  }: { readonly keys?: readonly Vkey[] | undefined; readonly earlier?: readonly Creation[]; readonly exact: boolean },
): readonly SuccessfulCreation[] {
  const at = 'log/entries';
  const known = [...all, ...earlier];
  const made = all.map((one) => judgeOneAnswer(t, one, known, exact));
  const given = new Set(earlier.map(({ logged }) => logged?.logIndex));
  for (const { logged, answer } of made) {
    const expected = 'an index for each entry';
    const actual = `index ${logged.logIndex} for two of many entries`;
    const defect = { reason: 'same-index', expected, actual, at } as const;
    t.judge(given.has(logged.logIndex) ? defect : undefined, answer);
    given.add(logged.logIndex);
  }
  const signed = new Set<string>();
  for (const { logged, answer } of made) {
    const unproved = entryProofDefect(logged);
    t.judge(unproved && { ...unproved, reason: 'proof' }, answer);
    // Entries that are published together have one checkpoint.
    const { checkpoint } = logged.inclusionProof!;
    const unsigned = keys && !signed.has(checkpoint) ? envelopeSignatureDefect(checkpoint, keys) : undefined;
    t.judge(unsigned && { ...unsigned, reason: 'checkpoint' }, answer);
    signed.add(checkpoint);
  }
  return made;
}

/** The entry that one request of several was answered with; it has to be the one that was sent. */
function judgeOneAnswer(
  t: Trial<LogTarget, 'refused' | 'other-body'>,
  one: Creation,
  known: readonly Creation[],
  exact: boolean,
): SuccessfulCreation {
  const { answer, logged } = one;
  const at = 'log/entries';
  const expected = 'a TransparencyLogEntry, for each of many sound entries sent at the same time';
  t.judge(logged ? undefined : { reason: 'refused', expected, actual: `status ${answer.status}`, at }, answer);
  const { canonicalizedBody } = logged!;
  const own = ownerOfBody(canonicalizedBody, [one]) !== undefined;
  const other = own ? undefined : ownerOfBody(canonicalizedBody, known);
  const actual = other ? 'that of another entry' : Buffer.from(canonicalizedBody).toString();
  const defect = { reason: 'other-body', expected: 'the body of the entry that was sent', actual, at } as const;
  t.judge(other || (exact && !own) ? defect : undefined, answer);
  return one as SuccessfulCreation;
}
