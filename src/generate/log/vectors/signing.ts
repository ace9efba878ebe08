import { keyId, note, type Signer, vkeyOf } from '../../../reference/log/index.ts';

/** Changes of a signature that leave its line well formed. */
export interface Signing {
  readonly name?: string;
  readonly keyId?: number;
  /** The text that is signed in place of the note's text. */
  readonly over?: string;
  /** Changes the signature. */
  readonly alter?: (signature: Buffer) => Uint8Array;
}

/** The signature line of a signer over a text, with its newline. */
export function signatureLine(signer: Signer, text: string, how: Signing = {}): string {
  const { name = signer.name, keyId = signer.keyId, over = text, alter = (signature) => signature } = how;
  const signed = note('', [{ name, keyId, signature: alter(Buffer.from(signer.sign(over))) }]);
  return signed.slice('\n'.length);
}

/** The type of an Ed25519 cosignature (C2SP tlog-cosignature, "Format"). */
const COSIGNATURE = 0x04;

/** The signer as a cosigner at a time, in POSIX seconds: the signature has eight bytes of time in front. */
export function cosigner(signer: Signer, time: number): Signer {
  const stamp = Buffer.alloc(8);
  stamp.writeBigUInt64BE(BigInt(time));
  return {
    ...signer,
    type: COSIGNATURE,
    keyId: keyId(signer.name, COSIGNATURE, signer.publicKey),
    vkey: vkeyOf(signer.name, COSIGNATURE, signer.publicKey),
    sign: (text) => Buffer.concat([stamp, signer.sign(`cosignature/v1\ntime ${time}\n${text}`)]),
  };
}

/** A text with a blank line and these lines after it. */
export function noteOf(text: string, ...lines: readonly string[]): string {
  return `${text}\n${lines.join('')}`;
}

/** The base64 of a signature line, changed. */
export function withPayload(line: string, change: (base64: string) => string): string {
  const [dash, name, base64] = line.trimEnd().split(' ');
  return `${dash} ${name} ${change(base64!)}\n`;
}

/** The line with other bytes for its key ID and signature. */
export function withBytes(line: string, change: (payload: Buffer) => Uint8Array): string {
  return withPayload(line, (base64) => Buffer.from(change(Buffer.from(base64, 'base64'))).toString('base64'));
}

/** Base64 with a pad bit set that an encoder leaves zero (RFC 4648, section 3.5). */
export function withPadBit(base64: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const last = base64.replace(/=+$/, '').length - 1;
  const next = alphabet[alphabet.indexOf(base64[last]!) + 1]!;
  return base64.slice(0, last) + next + base64.slice(last + 1);
}

/** The base64url alphabet, unpadded (RFC 4648, section 5). */
export function base64url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The order of the group of Ed25519 (RFC 8032, section 5.1). */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/** The same signature with S + L for S, which a verifier has to refuse (RFC 8032, section 5.1.7). */
export function unreduced(signature: Buffer): Buffer {
  const s = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) + ORDER;
  return Buffer.concat([signature.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse()]);
}
