/**
 * The cosignatures of a checkpoint by the witnesses of a policy.
 *
 * Anchored by: Tessera's WitnessGroup.Satisfied, by policies.json
 */

import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { timestampedSignature } from '../note/cosignature.ts';
import type { SignatureLine } from '../note/note.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import type { Policy, PolicyWitness } from './policy.ts';
import { isQuorum, quorumText } from './quorum.ts';

/** A signature line under the key name and the key ID of a witness of the policy. */
export interface Cosignature {
  readonly witness: PolicyWitness;
  readonly line: SignatureLine;
  /** POSIX seconds, where the signature has its form. 0 states no time ("ML-DSA-44 signed message"). */
  readonly timestamp?: bigint;
  /** Whether it is a cosignature by the witness over the checkpoint. */
  readonly verifies: boolean;
}

const placeOf = ({ key }: PolicyWitness): string => `checkpoint, the line of ${key.name}`;

/** The length of a signature by its type (C2SP tlog-cosignature, "Format"). */
const LENGTHS: Readonly<Record<number, number>> = { 4: 64, 6: 2420 };

/** The cosignatures by witnesses of a policy, in the order of the lines. Other lines are ignored (signed-note, "Signatures"). */
export function cosignaturesBy(
  { witnesses }: Pick<Policy, 'witnesses'>,
  noteText: string,
  lines: readonly SignatureLine[],
): readonly Cosignature[] {
  return lines.flatMap((line) => {
    const witness = witnesses.find(({ key }) => key.name === line.name && key.keyId === line.keyId);
    if (!witness) return [];
    const timestamp = timestampedSignature(line.signature, LENGTHS[witness.key.type]!)?.timestamp;
    const verifies = timestamp !== undefined && verifyNoteSignature(witness.key, noteText, line.signature);
    return [{ witness, line, ...(timestamp === undefined ? {} : { timestamp }), verifies }];
  });
}

/** The witnesses whose cosignatures verify, and are not before a time where one is given. */
export function cosignedBy(cosignatures: readonly Cosignature[], since?: bigint): ReadonlySet<PolicyWitness> {
  const sound = cosignatures.filter(
    ({ verifies, timestamp }) => verifies && (since === undefined || timestamp! >= since),
  );
  return new Set(sound.map(({ witness }) => witness));
}

/** That a cosignature has not the form of its type ("Format"): another length, or a time beyond 2^63-1. */
export function cosignatureFormDefect({
  witness,
  line,
  timestamp,
}: Cosignature): Defect<'length' | 'time'> | undefined {
  if (timestamp !== undefined) return undefined;
  const at = placeOf(witness);
  const length = 8 + LENGTHS[witness.key.type]!;
  if (line.signature.length !== length)
    return { reason: 'length', expected: `${length} bytes after the key ID`, actual: `${line.signature.length}`, at };
  const time = Buffer.from(line.signature).readBigUInt64BE(0);
  return { reason: 'time', expected: 'a time of at most 2^63-1', actual: `${time}`, at };
}

/** That a cosignature that has its form does not verify (signed-note, "Signatures"). */
export function badCosignatureDefect(cosignature: Cosignature): Defect<'does-not-verify'> | undefined {
  const { witness, line, timestamp, verifies } = cosignature;
  if (verifies || timestamp === undefined) return undefined;
  const expected = `a cosignature of this checkpoint at the time ${timestamp} by the witness ${witness.name}`;
  const actual = `one that does not verify: ${quotedText(line.line)}`;
  return { reason: 'does-not-verify', expected, actual, at: placeOf(witness) };
}

/** That too few witnesses have cosigned, all of them, or since a time. */
export function quorumDefect(
  { quorum }: Policy,
  cosignatures: readonly Cosignature[],
  since?: bigint,
): Defect<'too-few'> | undefined {
  const cosigned = cosignedBy(cosignatures, since);
  if (quorum === undefined || isQuorum({ quorum }, cosigned)) return undefined;
  const age = since === undefined ? '' : ` at ${since} or later`;
  const names = [...cosigned].map(({ name }) => name).join(', ');
  const actual = `${names === '' ? 'nobody' : names}, in ${cosignatures.length} lines by witnesses of the policy`;
  return { reason: 'too-few', expected: `cosignatures${age} by ${quorumText(quorum)}`, actual, at: 'checkpoint' };
}
