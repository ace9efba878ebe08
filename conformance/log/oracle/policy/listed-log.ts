/**
 * Whether a checkpoint is of a log that a policy lists (C2SP tlog-policy, "Defining a log").
 *
 * Anchored by: C2SP tlog-cosignature, the published checkpoint
 */

import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import type { SignatureLine } from '../note/note.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import type { Policy } from './policy.ts';

/**
 * That no log of the policy has signed the checkpoint, or that the one that did has another name than the origin. A policy
 * without logs takes those of any.
 */
export function listedLogDefect(
  { logs }: Policy,
  { text, origin }: Checkpoint,
  lines: readonly SignatureLine[],
): Defect<'unlisted' | 'other-origin'> | undefined {
  if (logs.length === 0) return undefined;
  const at = 'checkpoint';
  const signers = logs.filter(({ key }) =>
    lines.some(
      (line) => line.name === key.name && line.keyId === key.keyId && verifyNoteSignature(key, text, line.signature),
    ),
  );
  const names = (of: typeof logs) => of.map(({ key }) => quotedText(key.name)).join(' or ');
  if (signers.length === 0) {
    const actual = `no such signature that verifies; the lines are by ${lines.map(({ name }) => name).join(', ')}`;
    return { reason: 'unlisted', expected: `a signature by a log of the policy: ${names(logs)}`, actual, at };
  }
  if (signers.some(({ key }) => key.name === origin)) return undefined;
  const expected = `the origin ${names(signers)}, the name of the key that has signed`;
  return { reason: 'other-origin', expected, actual: quotedText(origin), at: 'checkpoint, line 1' };
}
