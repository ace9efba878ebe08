/** Policies and cosignatures for tests, with keys that are made here. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { concatBytes, uint64, utf8 } from '../../../oracle/bytes/bytes.ts';
import { parseCheckpointText } from '../checkpoint/checkpoint.ts';
import { cosignatureV1Message, subtreeMessage } from '../note/cosignature.ts';
import type { SignatureLine } from '../note/note.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { formatVkey, parseVkey } from '../note/vkey.ts';
import { parsePolicy } from './parse-policy.ts';
import type { Policy } from './policy.ts';

/** A key pair of a log or a witness. */
export interface MadeKey {
  readonly vkey: Vkey;
  readonly privateKey: KeyObject;
}

/** A new key of a type: 0x01 and 0x04 Ed25519, 0x06 ML-DSA-44. */
export function madeKey(name: string, type: 0x01 | 0x04 | 0x06): MadeKey {
  const { privateKey, publicKey } = type === 0x06 ? generateKeyPairSync('ml-dsa-44') : generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(type === 0x06 ? -1312 : -32);
  return { vkey: parseVkey(formatVkey({ name, type, key })).value!, privateKey };
}

const lineOf = ({ name, keyId }: Vkey, signature: Uint8Array): SignatureLine => ({
  name,
  keyId,
  signature,
  line: `\u2014 ${name} (made for a test)`,
});

/** The signature line of a log, type 0x01. */
export const signedLine = ({ vkey, privateKey }: MadeKey, text: string): SignatureLine =>
  lineOf(vkey, sign(null, utf8(text), privateKey));

/** The signature line of a witness at a time, type 0x04 or 0x06. */
export function cosignedLine({ vkey, privateKey }: MadeKey, text: string, timestamp: bigint): SignatureLine {
  const { origin, size, root } = parseCheckpointText(text).value!;
  const tree = { cosignerName: vkey.name, timestamp, logOrigin: origin, start: 0n, end: size, hash: root };
  const message = vkey.type === 0x06 ? subtreeMessage(tree)! : cosignatureV1Message(timestamp, text);
  return lineOf(vkey, concatBytes(uint64(timestamp), sign(null, message, privateKey)));
}

/** A policy that has to be sound. */
export function policyOf(...lines: readonly string[]): Policy {
  const { value, defect } = parsePolicy(utf8(`${lines.join('\n')}\n`));
  if (defect) throw new Error(`${defect.at}: expected ${defect.expected}; found ${defect.actual}`);
  return value;
}
