import { type KeyObject, verify } from 'node:crypto';
import { readCheckpoint } from '../checkpoint/checkpoint.ts';
import { ALGORITHMS, SHA256, treeHeadMessage } from './tree-head-signer.ts';

/**
 * Whether an RFC6962NoteSignature verifies over the text of a checkpoint (C2SP static-ct-api, "Checkpoints"). It covers no
 * extension lines, so that a text which has any does not verify.
 */
export function verifiesTreeHead(key: KeyObject, text: string, signature: Uint8Array): boolean {
  const bytes = Buffer.from(signature);
  const head = readCheckpoint(text);
  if (head === undefined || text.split('\n').length !== 4 || bytes.length < 12) return false;
  const isByKey = bytes[8] === SHA256 && bytes[9] === ALGORITHMS[key.asymmetricKeyType ?? ''];
  if (!isByKey || bytes.readUInt16BE(10) !== bytes.length - 12) return false;
  return verify('sha256', treeHeadMessage(head, bytes.readBigUInt64BE()), key, bytes.subarray(12));
}
