import type { Defect } from '../core/check/defect.ts';
import { signatureDefect } from '../log/oracle/checkpoint/signature-defect.ts';
import { answeredProofDefect, proofClaimsDefect, readProofCheckpoint } from '../log/oracle/entry/answer-defects.ts';
import { isCanonical } from '../log/oracle/entry/hashedrekord.ts';
import type { LogEntry } from '../log/oracle/entry/log-entry.ts';
import { logEntryOf } from '../log/oracle/entry/log-entry-json.ts';
import { logIdDefect } from '../log/oracle/entry/log-id-defect.ts';
import type { SignatureLine } from '../log/oracle/note/note.ts';
import { verifyNoteSignature } from '../log/oracle/note/signature.ts';
import type { Vkey } from '../log/oracle/note/verifier-key.ts';
import { contentDefect } from '../log/oracle/sigstore/content-defect.ts';
import {
  isKindOfRekorV2,
  type LoggedContent,
  leafKind,
  readLoggedContent,
} from '../log/oracle/sigstore/logged-content.ts';
import type { SigstoreBundle } from '../log/oracle/sigstore/sigstore-bundle.ts';
import type { JudgedEntry } from './judged-entry.ts';
import { judged, open, type Statement } from './statement.ts';

/** What an entry is judged by. */
export interface GivenTrust {
  /** The keys of the logs. A key that was given without a name has each of `names`, those on the signature lines. */
  readonly keysFor: (names: readonly string[]) => readonly Vkey[];
  /** The origin that the checkpoint has to have; without it that is the name of the key that signed. */
  readonly origin?: string;
  /** The bundle that the entry is in. */
  readonly bundle?: SigstoreBundle;
}

const NO_KEY = 'no key of the log was given: give --trusted-root, --vkey or --public-key';
const ONLY_PROMISE = 'it has no inclusion proof, and the promise of Rekor v1 (a signed entry timestamp) is not judged';
const SIGNS_NOTHING = 'the bundle has no messageSignature and no dsseEnvelope, so it shows nothing that was signed';

/** A member without which nothing can be judged. */
function missingMember(entry: LogEntry, ofRekorV2: boolean): Defect | undefined {
  const missing = (at: string): Defect => ({ reason: 'missing', expected: `the member ${at}`, actual: 'nothing', at });
  if (entry.canonicalizedBody.length === 0) return missing('canonicalizedBody');
  if (!entry.kindVersion) return missing('kindVersion');
  if (!entry.logId || entry.logId.length === 0) return missing('logId.keyId');
  if (!ofRekorV2) return undefined;
  if (!entry.inclusionProof) return missing('inclusionProof');
  return entry.inclusionProof.checkpoint === '' ? missing('inclusionProof.checkpoint.envelope') : undefined;
}

function kindStatement({ kindVersion, canonicalizedBody }: LogEntry): Statement {
  const named = leafKind(canonicalizedBody);
  const expected = named ? `${named.kind} ${named.version}, as in the body` : 'a body that names its kind and version';
  const actual = named ? `${kindVersion?.kind} ${kindVersion?.version}` : 'another body';
  const isSame = named && named.kind === kindVersion?.kind && named.version === kindVersion.version;
  return judged('kind', isSame ? undefined : { reason: 'kind', expected, actual, at: 'kindVersion' });
}

function bodyDefect({ canonicalizedBody }: LogEntry): Defect | undefined {
  const at = 'canonicalizedBody';
  const { defect } = readLoggedContent(canonicalizedBody);
  if (defect) return { ...defect, at: `${at}, ${defect.at}` };
  if (isCanonical(canonicalizedBody)) return undefined;
  return { reason: 'not-canonical', expected: 'the canonical form of its JSON (RFC 8785)', actual: 'another form', at };
}

function timeDefect({ integratedTime, inclusionPromise }: LogEntry): Defect | undefined {
  if (integratedTime !== 0n)
    return { reason: 'time', expected: '0 or nothing', actual: `${integratedTime}`, at: 'integratedTime' };
  if (inclusionPromise === undefined) return undefined;
  return { reason: 'promise', expected: 'null or nothing', actual: 'a promise', at: 'inclusionPromise' };
}

function contentStatement(leaf: LoggedContent, bundle: SigstoreBundle): Statement {
  const defect = contentDefect(leaf, bundle);
  return defect || bundle.content ? judged('content', defect) : open('content', SIGNS_NOTHING);
}

/** The given key that made one of the signatures. */
function signerOf(text: string, lines: readonly SignatureLine[], keys: readonly Vkey[]): Vkey | undefined {
  return keys.find((key) =>
    lines.some(
      ({ name, keyId, signature }) =>
        name === key.name && keyId === key.keyId && verifyNoteSignature(key, text, signature),
    ),
  );
}

/** Judges an entry, a JSON value, by itself: nothing is asked. */
export function judgeEntry(value: unknown, trust: GivenTrust): JudgedEntry {
  const read = logEntryOf(value);
  if (read.defect) return { ofRekorV2: true, statements: [judged('form', read.defect)] };
  const entry = read.value;
  const kind = leafKind(entry.canonicalizedBody);
  // A body without a kind is judged as one of Rekor v2.
  const ofRekorV2 = kind === undefined || isKindOfRekorV2(kind);
  const missing = missingMember(entry, ofRekorV2);
  if (missing) return { entry, ofRekorV2, statements: [judged('form', missing)] };
  const other = `${kind?.kind} ${kind?.version} is no kind of Rekor v2: its proof alone is judged`;
  const { checkpoint, signer, statements } = judgeProof(entry, ofRekorV2, trust);
  const content = trust.bundle && readLoggedContent(entry.canonicalizedBody).value;
  return {
    entry,
    ofRekorV2,
    ...(checkpoint ? { checkpoint } : {}),
    ...(signer ? { signer } : {}),
    statements: [
      judged('form', undefined),
      kindStatement(entry),
      ofRekorV2 ? judged('body', bodyDefect(entry)) : open('body', other),
      ...(ofRekorV2 ? [judged('time', timeDefect(entry))] : []),
      ...statements,
      ...(content ? [contentStatement(content, trust.bundle!)] : []),
    ],
  };
}

/** Judges the proof of an entry, and the checkpoint in it. */
function judgeProof(
  entry: LogEntry,
  ofRekorV2: boolean,
  { keysFor, origin }: GivenTrust,
): Pick<JudgedEntry, 'checkpoint' | 'signer' | 'statements'> {
  const proof = entry.inclusionProof;
  if (!proof) return { statements: [open('proof', ONLY_PROMISE)] };
  const { value, defect } = readProofCheckpoint(proof, undefined);
  if (defect) return { statements: [judged('checkpoint', defect)] };
  const { checkpoint, lines } = value;
  const keys = keysFor([...new Set(lines.map(({ name }) => name))]);
  const signer = signerOf(checkpoint.text, lines, keys);
  const unsigned = keys.length > 0 ? signatureDefect(checkpoint.text, lines, keys) : undefined;
  const at = 'inclusionProof.checkpoint';
  const wanted = origin ?? signer?.name;
  // A log of Rekor v1 adds the ID of its tree to its name.
  const isJudged = wanted !== undefined && (ofRekorV2 || origin !== undefined);
  const otherOrigin = isJudged &&
    wanted !== checkpoint.origin && {
      reason: 'origin',
      expected: `the origin "${wanted}"`,
      actual: `"${checkpoint.origin}"`,
      at: `${at}, line 1`,
    };
  const signers = { origin: checkpoint.origin, lines, keys: signer && [signer] };
  // An entry of Rekor v1 has two indices: in all trees together, and in the tree of the proof.
  const logged = ofRekorV2 ? entry : { ...entry, logIndex: proof.logIndex };
  return {
    checkpoint,
    ...(signer ? { signer } : {}),
    statements: [
      judged('checkpoint', undefined),
      keys.length > 0 ? judged('signature', unsigned && { ...unsigned, at }) : open('signature', NO_KEY),
      ...(isJudged ? [judged('origin', otherOrigin || undefined)] : []),
      judged('log-id', logIdDefect(entry.logId!, signers)),
      judged('claims', proofClaimsDefect({ logged, proof, checkpoint })),
      judged('proof', answeredProofDefect({ logged, proof, checkpoint })),
    ],
  };
}
