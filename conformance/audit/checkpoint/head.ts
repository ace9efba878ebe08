import { type Checkpoint, parseCheckpointText } from '../../log/oracle/checkpoint/checkpoint.ts';
import { otherNameHint } from '../../log/oracle/checkpoint/signer-hint.ts';
import { keyIdFor } from '../../log/oracle/note/key-hash.ts';
import { decodeNote, parseSignatureLine, type SignatureLine, splitNote } from '../../log/oracle/note/note.ts';
import { verifyNoteSignature } from '../../log/oracle/note/signature.ts';
import { TREE_HEAD } from '../../log/oracle/note/tree-head.ts';
import type { Vkey } from '../../log/oracle/note/verifier-key.ts';
import type { Policy } from '../../log/oracle/policy/policy.ts';
import { type Finding, type FindingKind, finding } from '../finding/finding.ts';
import { type Clocks, judgeCosigned } from './cosigned.ts';
import { signedTreeHead } from './tree-head-findings.ts';

/** How many signatures a finding names. */
const MOST_NAMED = 8;

/** How the signatures of a checkpoint were judged. */
export type Signatures = 'verified' | 'wrong' | 'not-judged';

/** A checkpoint with its signed note, byte for byte. */
export interface Head {
  readonly checkpoint: Checkpoint;
  readonly note: Uint8Array;
  readonly signatures: Signatures;
  /** The given keys whose signatures verify, as `name+id`. */
  readonly signedBy: readonly string[];
  /** The witnesses of the given policy whose cosignatures verify, by their names in it; absent without a policy. */
  readonly cosignedBy?: readonly string[];
  /** Why the time of a cosignature is not judged; absent where each is. */
  readonly unsure?: string;
  /** The time in the signature of a log of certificates, in milliseconds since 1970, if it verifies. */
  readonly treeHeadTime?: bigint;
}

/** The result of reading a checkpoint: the checkpoint, if its text is valid, and all findings. */
export interface HeadRead {
  readonly head?: Head;
  readonly findings: readonly Finding[];
}

/**
 * Reads a checkpoint and judges it by the keys, if there are any, and by the expected origin and the policy that were given.
 * `clocks`: the times by which cosignatures are judged; by default that of this machine alone.
 */
export function readHead(
  note: Uint8Array,
  keys: readonly Vkey[],
  origin?: string,
  policy?: Policy,
  clocks?: Clocks,
): HeadRead {
  const text = decodeNote(note);
  const parts = text.defect ? text : splitNote(text.value);
  const content = parts.defect ? parts : parseCheckpointText(parts.value.text);
  if (parts.defect || content.defect) return { findings: [unsound((parts.defect ?? content.defect)!)] };
  const checkpoint = content.value;
  const findings: Finding[] = [];
  if (origin !== undefined && checkpoint.origin !== origin)
    findings.push(
      finding(
        'origin',
        'checkpoint',
        `the origin given, ${JSON.stringify(origin)}`,
        `${JSON.stringify(checkpoint.origin)}. The origin given may be wrong, or another log's`,
      ),
    );
  const lines = parts.value.signatureLines.map(parseSignatureLine);
  const odd = lines.find((line) => line.defect);
  if (odd?.defect) findings.push(unsound(odd.defect));
  const sound = lines.flatMap(({ value }) => value ?? []);
  const wrong = keys.length === 0 ? undefined : signatureFinding(checkpoint.text, sound, keys);
  if (wrong) findings.push(wrong);
  const signatures = keys.length === 0 ? 'not-judged' : wrong || odd ? 'wrong' : 'verified';
  const signed = new Set(lines.flatMap(({ value }) => (value ? [vkeyNameOf(value)] : [])));
  const signedBy = signatures === 'verified' ? keys.map(vkeyNameOf).filter((name) => signed.has(name)) : [];
  const cosigned = policy && judgeCosigned(checkpoint, sound, policy, clocks);
  findings.push(...(cosigned?.findings ?? []));
  const treeHead = signatures === 'verified' ? signedTreeHead(checkpoint, sound, keys) : undefined;
  findings.push(...(treeHead?.findings ?? []));
  const head: Head = {
    checkpoint,
    note: Uint8Array.from(note),
    signatures,
    signedBy,
    ...(cosigned && { cosignedBy: cosigned.cosignedBy }),
    ...(cosigned?.unsure !== undefined && { unsure: cosigned.unsure }),
    ...(treeHead && { treeHeadTime: treeHead.time }),
  };
  return { head, findings };
}

function unsound(defect: { readonly expected: string; readonly actual: string; readonly at?: string }): Finding {
  const at = defect.at === undefined ? 'checkpoint' : `checkpoint, ${defect.at}`;
  return finding('checkpoint', at, defect.expected, defect.actual);
}

const nameOf = (key: { readonly name: string; readonly keyId: number }): string =>
  `${key.name} (${key.keyId.toString(16).padStart(8, '0')})`;

/** Name and ID of a key, in the form of the beginning of a verifier key. */
const vkeyNameOf = (key: { readonly name: string; readonly keyId: number }): string =>
  `${key.name}+${key.keyId.toString(16).padStart(8, '0')}`;

/** The names and key IDs of the first lines: a note may have any number of lines. */
function someOf(lines: readonly SignatureLine[]): string {
  const more = lines.length - MOST_NAMED;
  return `${lines.slice(0, MOST_NAMED).map(nameOf).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * At least one signature by a known key must verify and no such signature may fail; signatures by unknown keys are
 * ignored (signed-note, "Signatures").
 */
function signatureFinding(text: string, lines: readonly SignatureLine[], keys: readonly Vkey[]): Finding | undefined {
  const knownLines = lines.flatMap((line) => {
    const key = keys.find((key) => key.name === line.name && key.keyId === line.keyId);
    return key ? [{ key, line }] : [];
  });
  const bad = knownLines.find(({ key, line }) => !verifyNoteSignature(key, text, line.signature));
  const say = (kind: FindingKind, expected: string, actual: string) => finding(kind, 'checkpoint', expected, actual);
  if (bad)
    return say(
      'bad-signature',
      `a signature by ${nameOf(bad.key)} that verifies`,
      `one that does not: ${bad.line.line}`,
    );
  if (knownLines.length > 0) return undefined;
  const givenKeys = keys.length === 1 ? 'the key given' : 'one of the keys given';
  const signers =
    lines.length === 0
      ? 'no signature at all'
      : `${lines.length === 1 ? 'one' : 'signatures'} by ${someOf(lines)} only`;
  const other = treeHeadHint(lines, keys) ?? otherNameHint(text, lines, keys);
  const hint = other
    ? other[0]!.toUpperCase() + other.slice(1)
    : `The key${keys.length === 1 ? '' : 's'} given may be another log's`;
  return say(
    'no-log-signature',
    `a signature by ${givenKeys}, ${keys.map(nameOf).join(' or ')}`,
    `${signers}. ${hint}`,
  );
}

/** A sentence on a line by a key that signs tree heads, and was given as one that signs notes. */
function treeHeadHint(lines: readonly SignatureLine[], keys: readonly Vkey[]): string | undefined {
  const isTreeHead = keys.some(({ name, type, key }) =>
    lines.some((line) => type === 0x02 && line.name === name && line.keyId === keyIdFor(name, TREE_HEAD, key)),
  );
  return isTreeHead ? 'that is the ID of the key given in a log of certificates: give --profile static-ct' : undefined;
}
