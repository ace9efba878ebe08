import { type Signer, sha256 } from '../../../reference/log/index.ts';
import { seededSigner } from '../signer.ts';
import { flipped } from './damage.ts';
import { ECDSA_NOTE, ECDSA_VKEY } from './ecdsa.ts';
import { ML_DSA_NOTE, ML_DSA_VKEY } from './ml-dsa.ts';
import { CHECKPOINT } from './notes-sound.ts';
import {
  base64url,
  cosigner,
  noteOf,
  type Signing,
  signatureLine,
  unreduced,
  withBytes,
  withPadBit,
  withPayload,
} from './signing.ts';
import { hex } from './vector.ts';

/** The reasons for refusing a note. */
export const NOTE_REASONS = {
  'not-utf-8': 'the bytes are not UTF-8',
  'control-character': 'there is an ASCII control character other than newline',
  'no-final-newline': 'the last line has no newline',
  'no-blank-line': 'no blank line stands between a text and signatures',
  'no-signature': 'nothing stands after the last blank line',
  'not-a-signature-line':
    'a line after the last blank line does not begin with an em dash and a space, or has no space after the name',
  'key-name': 'the name in a signature line is empty, or has a space or a plus sign',
  base64: 'what follows the name is not standard base64, padded, with zero pad bits',
  'too-short': 'a signature line has no more than a key ID',
  'no-known-key': 'no signature line has both name and key ID of a given key',
  'bad-signature': 'a line with name and key ID of a given key does not verify',
};

/** A case: id, description, the note, and the keys (default: that of the log). */
export type UnsoundNote = readonly [id: string, about: string, note: string | Buffer, keys?: readonly string[]];

/** Invalid notes, by the reason for the refusal. */
export function unsoundNotes(
  text: string,
  log: Signer,
  witness: Signer,
  seed: bigint,
): Record<keyof typeof NOTE_REASONS, readonly UnsoundNote[]> {
  const line = signatureLine(log, text);
  const foreign = signatureLine(witness, text);
  const sound = noteOf(text, line);
  const by = (how: Signing): string => noteOf(text, signatureLine(log, text, how));
  const payload = (change: (base64: string) => string): string => noteOf(text, withPayload(line, change));
  const bytes = (change: (bytes: Buffer) => Uint8Array): string => noteOf(text, withBytes(line, change));
  const named = (name: string): string => noteOf(text, line.replace(log.name, name));
  const dashed = (dash: string): string => noteOf(text, line.replace('\u2014', dash));
  const signed = (other: string): string => noteOf(other, signatureLine(log, other));
  const stamped = cosigner(witness, 1_700_000_000);
  const cosigned = signatureLine(stamped, CHECKPOINT);
  const lastFlipped = (buffer: Buffer) => flipped(buffer, buffer.length * 8 - 1);
  const broken = (sequence: string): Buffer =>
    Buffer.concat([Buffer.from('text '), Buffer.from(sequence, 'hex'), Buffer.from(`\n\n${line}`)]);
  return {
    'not-utf-8': [
      ['byte-ff', 'a byte that UTF-8 never has', broken('ff')],
      ['latin-1', 'an é in Latin-1', broken('e9')],
      ['overlong', 'a slash in two bytes', broken('c0af')],
      ['surrogate', 'half of a surrogate pair in three bytes', broken('eda080')],
      ['beyond-unicode', 'U+110000', broken('f4908080')],
      ['em-dash-in-windows-1252', 'an em dash of one byte', Buffer.from(dashed('\u0097'), 'latin1')],
    ],
    'control-character': [
      ['crlf', 'lines end in CR and LF', sound.replaceAll('\n', '\r\n')],
      ['cr-in-text', 'a CR in the text, which is signed with it', signed('one\r\ntwo\n')],
      ['tab', 'a tab in the text', signed('one\ttwo\n')],
      ['nul', 'a zero in the text', signed('one\0two\n')],
      ['escape', 'an escape character in the text', signed('\u001b[1mone\n')],
      ['cr-after-signature', 'a CR at the end of the signature line', noteOf(text, line.replace('\n', '\r\n'))],
    ],
    'no-final-newline': [
      ['no-final-newline', 'the signature line has no newline', sound.slice(0, -1)],
      ['space-after', 'a space after the last newline', `${sound} `],
      ['nothing', 'no bytes at all', ''],
    ],
    'no-blank-line': [
      ['no-blank-line', 'the signature follows the text at once', text + line],
      ['text-only', 'a text and nothing else', text],
      ['signature-only', 'a signature line and nothing else', line],
      ['blank-line-of-a-space', 'a space in the blank line', `${text} \n${line}`],
      ['newline-only', 'a newline and nothing else', '\n'],
    ],
    'no-signature': [
      ['no-signature', 'a text and a blank line', noteOf(text)],
      ['blank-line-at-the-end', 'a blank line after the signature', `${sound}\n`],
    ],
    'not-a-signature-line': [
      ['hyphen', 'a hyphen for the em dash', dashed('-')],
      ['two-hyphens', 'two hyphens for the em dash', dashed('--')],
      ['en-dash', 'an en dash for the em dash', dashed('\u2013')],
      ['horizontal-bar', 'a horizontal bar (U+2015) for the em dash', dashed('\u2015')],
      ['no-dash', 'no dash', noteOf(text, line.slice(2))],
      ['no-space-after-dash', 'no space after the em dash', noteOf(text, line.replace('\u2014 ', '\u2014'))],
      ['space-before-dash', 'a space before the em dash', noteOf(text, ` ${line}`)],
      [
        'comment-below',
        'a line below the signature that is not a signature',
        noteOf(text, line, 'signed in a hurry\n'),
      ],
      ['name-only', 'an em dash and a name', noteOf(text, `\u2014 ${log.name}\n`)],
    ],
    'key-name': [
      ['name-with-plus', 'a plus sign in the name', named('log.example+fixtures')],
      ['name-empty', 'an empty name', named('')],
      ['name-with-space', 'a space in the name', named('log.example fixtures')],
      ['name-with-no-break-space', 'a no-break space (U+00A0) in the name', named('log.example\u00a0fixtures')],
      ['name-with-ideographic-space', 'an ideographic space (U+3000) in the name', named('log.example\u3000fixtures')],
    ],
    base64: [
      ['base64url', 'the base64url alphabet, unpadded', payload(base64url)],
      ['base64url-padded', 'the base64url alphabet, padded', payload((base64) => `${base64url(base64)}=`)],
      ['no-padding', 'no padding', payload((base64) => base64.replace(/=+$/, ''))],
      ['more-padding', 'more padding than there is', payload((base64) => `${base64}=`)],
      ['pad-bits', 'pad bits that are not zero', payload(withPadBit)],
      [
        'hex',
        'hexadecimal digits, an odd number of them',
        payload((base64) => `${Buffer.from(base64, 'base64').toString('hex')}a`),
      ],
      ['empty', 'nothing after the name', payload(() => '')],
      ['star', 'a character of no alphabet', payload((base64) => `*${base64.slice(1)}`)],
      [
        'foreign-not-base64',
        'a foreign line is not base64',
        noteOf(
          text,
          line,
          withPayload(foreign, (base64) => base64.slice(1)),
        ),
      ],
    ],
    'too-short': [
      ['key-id-only', 'a key ID and no signature', bytes((buffer) => buffer.subarray(0, 4))],
      ['three-bytes', 'less than a key ID', bytes((buffer) => buffer.subarray(0, 3))],
    ],
    'no-known-key': [
      ['key-id-wrong', 'a bit of the key ID is flipped', by({ keyId: (log.keyId ^ 1) >>> 0 })],
      [
        'key-id-little-endian',
        'the key ID with its lowest byte first',
        bytes((buffer) => Buffer.concat([Buffer.from(buffer.subarray(0, 4)).reverse(), buffer.subarray(4)])),
      ],
      ['key-id-missing', 'the signature without a key ID', bytes((buffer) => buffer.subarray(4))],
      ['name-wrong', 'another name in the signature line', by({ name: 'log.example/other' })],
      ['name-in-capitals', 'the name in capitals', by({ name: log.name.toUpperCase() })],
      ['foreign-only', 'a signature by somebody unknown', noteOf(text, foreign)],
      [
        'namesake-only',
        'a signature by another key of the same name',
        noteOf(text, signatureLine(seededSigner(log.name, seed + 1n), text)),
      ],
      ['no-key', 'no key is given', sound, []],
    ],
    'bad-signature': [
      [
        'other-key',
        "another key's signature under name and key ID of the given one",
        noteOf(text, signatureLine(seededSigner(log.name, seed + 1n), text, { keyId: log.keyId })),
      ],
      ['first-bit', 'the first bit of the signature is flipped', by({ alter: (buffer) => flipped(buffer, 0) })],
      ['last-bit', 'the last bit of the signature is flipped', by({ alter: (buffer) => flipped(buffer, 511) })],
      ['s-plus-l', 'S + L in place of S', by({ alter: unreduced })],
      ['zeroes', 'a signature of zeroes', by({ alter: () => Buffer.alloc(64) })],
      ['63-bytes', 'the signature lacks its last byte', by({ alter: (buffer) => buffer.subarray(0, -1) })],
      ['65-bytes', 'the signature has a byte more', by({ alter: (buffer) => Buffer.concat([buffer, Buffer.of(0)]) })],
      ['text-changed', 'the text was changed after it was signed', sound.replace('two lines', 'two Lines')],
      ['line-added', 'a line was added to the text after it was signed', noteOf(`${text}and a third\n`, line)],
      [
        'over-text-without-newline',
        'the signature is over the text without its final newline',
        by({ over: text.slice(0, -1) }),
      ],
      ['over-blank-line', 'the signature is over the text and the blank line', by({ over: `${text}\n` })],
      [
        'over-hash',
        'the signature is over SHA-256 of the text, in hexadecimal digits',
        by({ over: hex(sha256(Buffer.from(text))) }),
      ],
      [
        'two-blank-lines',
        'two blank lines: the first is of the text, which was signed without it',
        noteOf(`${text}\n`, line),
      ],
      ['byte-order-mark', 'a byte order mark, which is a character of the text, was added', `\ufeff${sound}`],
      [
        'second-known-key',
        'of two given keys one has signed something else',
        noteOf(text, line, signatureLine(witness, 'x\n')),
        [log.vkey, witness.vkey],
      ],
      [
        'cosignature-without-time',
        'a cosignature without its eight bytes of time',
        noteOf(
          CHECKPOINT,
          withBytes(cosigned, (buffer) => Buffer.concat([buffer.subarray(0, 4), buffer.subarray(12)])),
        ),
        [stamped.vkey],
      ],
      [
        'cosignature-of-another-time',
        'the time of a cosignature was changed',
        noteOf(
          CHECKPOINT,
          withBytes(cosigned, (buffer) => flipped(buffer, 4 * 8 + 63)),
        ),
        [stamped.vkey],
      ],
      [
        'cosignature-over-the-text',
        'a cosignature with a signature over the text alone',
        noteOf(
          CHECKPOINT,
          withBytes(cosigned, (buffer) => Buffer.concat([buffer.subarray(0, 12), witness.sign(CHECKPOINT)])),
        ),
        [stamped.vkey],
      ],
      [
        'ml-dsa-last-bit',
        'a bit of an ML-DSA-44 signature is flipped',
        withLast(ML_DSA_NOTE, lastFlipped),
        [ML_DSA_VKEY],
      ],
      ['ecdsa-last-bit', 'a bit of an ECDSA signature is flipped', withLast(ECDSA_NOTE, lastFlipped), [ECDSA_VKEY]],
    ],
  };
}

/** The note with a changed payload in its last signature line. */
function withLast(note: string, change: (payload: Buffer) => Uint8Array): string {
  const start = note.lastIndexOf('\n\n') + 2;
  return note.slice(0, start) + withBytes(note.slice(start), change);
}
