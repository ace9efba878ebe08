/** The canonicalized body in an answer is the entry that was sent (Rekor v2, "CreateEntry"). */

import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { isCanonical } from '../../oracle/entry/hashedrekord.ts';
import { type AnsweredBody, answeredBodies } from '../../premises/create/answered-bodies.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const body = check<LogTarget>()({
  proves: 'LOG-CE-006',
  needs: ['create'],
  reasons: {
    'not-json': 'the canonicalized body is no JSON',
    kind: 'the canonicalized body is not of kind hashedrekord 0.0.2',
    members: 'the canonicalized body lacks a member, or has one that the entry does not have',
    base64: 'bytes in the canonicalized body are not strict standard base64',
    'not-canonical': 'the canonicalized body is not in the form of RFC 8785',
    digest: 'the canonicalized body has another digest than was sent',
    signature: 'the canonicalized body has another signature than was sent',
    verifier: 'the canonicalized body has another key or certificate than was sent',
    'key-details': 'the canonicalized body names another type of key than was sent',
  },
  owns: [reasonsOf(answeredBodies, 'not-json', 'kind', 'members', 'base64')],
  run: async (_log, t) => {
    for (const one of await t.use(answeredBodies)) t.judge(bodyDefect(one), one.answer);
  },
});

/** In what a body differs from what was sent. Its algorithm, which is not sent, is judged with the algorithms. */
function bodyDefect({
  entry,
  body: found,
  logged: { canonicalizedBody },
}: AnsweredBody): Defect<'not-canonical' | 'digest' | 'signature' | 'verifier' | 'key-details'> | undefined {
  const at = 'canonicalizedBody';
  if (!isCanonical(canonicalizedBody)) {
    const actual = Buffer.from(canonicalizedBody).toString();
    return { reason: 'not-canonical', expected: 'sorted names, no white space (RFC 8785)', actual, at };
  }
  const compared = [
    ['digest', base64(entry.digest), base64(found.digest)],
    ['signature', base64(entry.signature), base64(found.signature)],
    [
      'verifier',
      `${entry.verifier.kind} ${base64(entry.verifier.rawBytes)}`,
      `${found.verifier.kind} ${base64(found.verifier.rawBytes)}`,
    ],
    ['key-details', entry.keyDetails, found.keyDetails],
  ] as const;
  const other = compared.find(([, sent, logged]) => sent !== logged);
  return other && { reason: other[0], expected: other[1], actual: other[2], at };
}
