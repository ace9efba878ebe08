/** Creating an entry (the interface document, "Endpoints"; Rekor v2, "CreateEntry"). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { LogTarget } from '../core/target.ts';
import { base64 } from '../oracle/bytes.ts';
import { isCanonical } from '../oracle/hashedrekord.ts';
import { bodies, type Read } from './answered.ts';
import { contentTypeDefect } from './content-type.ts';
import { created } from './created.ts';
import { everySuccess } from './several.ts';
import { inTime, kept } from './written.ts';

export const accepted = check<LogTarget>()({
  proves: 'LOG-CE-001',
  needs: ['create'],
  reasons: {
    'not-implemented': 'there is no such operation at its path (404, 405 or 501)',
    refused: 'a sound entry is refused',
    'server-error': 'a sound entry is answered with an error of the server',
    'not-an-entry': 'the answer to a sound entry is no TransparencyLogEntry',
    'not-as-declared': 'a created entry is answered with another status than declared',
    changed: 'created entries are answered with different statuses',
  },
  run: async (_log, t) => {
    const { algorithm } = await t.use(created);
    if (algorithm !== 'PKIX_ECDSA_P256_SHA_256')
      t.note(
        `the log takes no ECDSA P-256: it was asked with ${algorithm}, and part of what it is to refuse was of P-256, which it refuses for that alone`,
      );
    for (const { answer } of await everySuccess(t)) {
      const option = { 200: 'ok', 201: 'created' }[answer.status];
      t.judge(option === undefined ? undefined : t.chose('success-status', option), answer);
    }
  },
});

export const logged = check<LogTarget>()({
  proves: 'LOG-CE-002',
  needs: ['create'],
  reasons: { 'other-entry': 'the bundle has another entry at the index of the answer than the body of the answer' },
  run: async (_log, t) => {
    for (const { answer } of await t.use(kept)) t.judge(undefined, answer);
    await t.use(inTime);
    if (t.subjects === 0) t.inconclusive('no answer has a canonicalizedBody and an index that is owed');
  },
});

export const status = check<LogTarget>()({
  proves: 'LOG-CE-004',
  needs: ['create'],
  reasons: { 'not-201': 'a created entry is answered with another status than 201' },
  run: async (_log, t) => {
    for (const { answer } of await everySuccess(t)) {
      const actual = `status ${answer.status}`;
      const defect = { reason: 'not-201', expected: 'status 201', actual, at: 'log/entries' } as const;
      t.judge(answer.status === 201 ? undefined : defect, answer);
    }
  },
});

export const contentType = check<LogTarget>()({
  proves: 'LOG-CE-004',
  needs: ['create'],
  reasons: {
    missing: 'the answer with a created entry has no Content-Type',
    'media-type': 'the answer with a created entry is not application/json',
  },
  run: async (_log, t) => {
    for (const { answer } of await everySuccess(t))
      t.judge(contentTypeDefect(answer, 'application/json', 'log/entries'), answer);
  },
});

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
  run: async (_log, t) => {
    for (const one of await t.use(bodies)) t.judge(bodyDefect(one), one.answer);
  },
});

/** In what a body differs from what was sent. Its algorithm, which is not sent, is judged with the algorithms. */
function bodyDefect({
  entry,
  body: found,
  logged: { canonicalizedBody },
}: Read): Defect<'not-canonical' | 'digest' | 'signature' | 'verifier' | 'key-details'> | undefined {
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
