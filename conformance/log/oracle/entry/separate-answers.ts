/**
 * The answers to several concurrent requests: each has to answer its own entry.
 *
 * Follows: Rekor v2, "CreateEntry"; RFC 6962 section 2.1.1; C2SP signed-note, "Signatures"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Evidence } from '../../../core/check/trial.ts';
import { envelopeSignatureDefect } from '../checkpoint/envelope-defect.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { ownerOfBody } from './body-owner.ts';
import { type Creation, isSuccessful } from './creation.ts';
import { entryProofDefect } from './proof-defect.ts';

/** The possible defects of the answer to one of several entries. */
export type SeparateAnswerReason = 'refused' | 'other-body' | 'same-index' | 'proof' | 'checkpoint';

/** A comparison: the defect, if any, and the answer that shows it. */
interface AnswerJudgement {
  readonly defect: Defect<SeparateAnswerReason> | undefined;
  readonly evidence: Evidence;
}

const AT = 'log/entries';

/**
 * Judges the answers to entries that were under way at the same time.
 *
 * - `keys`: the log's keys, if they are given
 * - `earlier`: earlier answers of the log, whose bodies and indices must not appear again
 * - `exact`: whether a body has to contain the very signature and digest, as it does for entries that are sent alone
 */
export function* separateAnswerJudgements(
  creations: readonly Creation[],
  {
    keys,
    earlier = [],
    exact,
  }: { readonly keys?: readonly Vkey[] | undefined; readonly earlier?: readonly Creation[]; readonly exact: boolean },
): Generator<AnswerJudgement> {
  const answers = [...creations, ...earlier];
  for (const creation of creations) {
    yield { defect: refusedDefect(creation), evidence: creation.answer };
    yield { defect: otherBodyDefect(creation, answers, exact), evidence: creation.answer };
  }
  const successful = creations.filter(isSuccessful);
  const givenIndices = new Set(earlier.map(({ logged }) => logged?.logIndex));
  for (const { logged, answer } of successful) {
    const actual = `index ${logged.logIndex} for two of many entries`;
    const sameIndex = { reason: 'same-index', expected: 'an index for each entry', actual, at: AT } as const;
    yield { defect: givenIndices.has(logged.logIndex) ? sameIndex : undefined, evidence: answer };
    givenIndices.add(logged.logIndex);
  }
  const verified = new Set<string>();
  for (const { logged, answer } of successful) {
    const unproved = entryProofDefect(logged);
    yield { defect: unproved && { ...unproved, reason: 'proof' }, evidence: answer };
    // Entries that are published together have the same checkpoint: each checkpoint is verified once.
    const checkpoint = logged.inclusionProof?.checkpoint ?? '';
    const unsigned = keys && !verified.has(checkpoint) ? envelopeSignatureDefect(checkpoint, keys) : undefined;
    yield { defect: unsigned && { ...unsigned, reason: 'checkpoint' }, evidence: answer };
    verified.add(checkpoint);
  }
}

function refusedDefect({ logged, answer }: Creation): Defect<'refused'> | undefined {
  if (logged) return undefined;
  const expected = 'a TransparencyLogEntry, for each of many sound entries sent at the same time';
  return { reason: 'refused', expected, actual: `status ${answer.status}`, at: AT };
}

function otherBodyDefect(
  creation: Creation,
  answers: readonly Creation[],
  exact: boolean,
): Defect<'other-body'> | undefined {
  const body = creation.logged?.canonicalizedBody;
  if (!body || ownerOfBody(body, [creation])) return undefined;
  const owner = ownerOfBody(body, answers);
  if (!owner && !exact) return undefined;
  const actual = owner ? 'that of another entry' : Buffer.from(body).toString();
  return { reason: 'other-body', expected: 'the body of the entry that was sent', actual, at: AT };
}
