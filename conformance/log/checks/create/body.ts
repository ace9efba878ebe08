/** The canonicalized body in an answer is the entry that was sent (Rekor v2, "CreateEntry"). */

import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { isCanonical } from '../../oracle/entry/hashedrekord.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { type AnsweredBody, answeredBodies } from '../../premises/create/answered-bodies.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const body = check<LogTarget>()({
  // LOG-CE-006 (must): The canonicalized body is the RFC 8785 form of the entry that was sent, and is the leaf. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-006',
  needs: ['create'],
  reasons: {
    'not-json': 'the canonicalized body is no JSON',
    kind: 'the canonicalized body is not of kind hashedrekord 0.0.2',
    members: 'the canonicalized body lacks a member, or has a member that the entry does not have',
    base64: 'bytes in the canonicalized body are not strict standard base64',
    'not-canonical': 'the canonicalized body is not in the form of RFC 8785',
    digest: 'the canonicalized body has another digest than was sent',
    signature: 'the canonicalized body has another signature than was sent',
    verifier: 'the canonicalized body has another key or certificate than was sent',
    'key-details': 'the canonicalized body names another type of key than was sent',
  },
  owns: [reasonsOf(answeredBodies, 'not-json', 'kind', 'members', 'base64')],
  run: async (_log, t) => {
    for (const answered of await t.use(answeredBodies))
      t.judge(canonicalFormDefect(answered) ?? sentEntryDefect(answered), answered.answer);
  },
});

const AT = 'canonicalizedBody';

function canonicalFormDefect({ logged }: AnsweredBody): Defect<'not-canonical'> | undefined {
  if (isCanonical(logged.canonicalizedBody)) return undefined;
  const actual = Buffer.from(logged.canonicalizedBody).toString();
  return { reason: 'not-canonical', expected: 'sorted names, no white space (RFC 8785)', actual, at: AT };
}

const verifierText = ({ kind, rawBytes }: NewEntry['verifier']) => `${kind} ${base64(rawBytes)}`;

/** How a body differs from the entry that was sent. The hash algorithm is not sent: log/algorithms/hash judges it. */
function sentEntryDefect({
  entry,
  body: answered,
}: AnsweredBody): Defect<'digest' | 'signature' | 'verifier' | 'key-details'> | undefined {
  return (
    mismatch('digest', entry.digest, answered.digest, AT, base64) ??
    mismatch('signature', entry.signature, answered.signature, AT, base64) ??
    mismatch('verifier', entry.verifier, answered.verifier, AT, verifierText) ??
    mismatch('key-details', entry.keyDetails, answered.keyDetails, AT)
  );
}
