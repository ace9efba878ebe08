import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { ParseResult } from '../../../core/check/parse-result.ts';
import { base64, hex, utf8 } from '../../../oracle/bytes/bytes.ts';
import { emptyRoot, leafHash, nodeHash } from '../merkle/tree-hash.ts';
import { keyIdFor, noteKeyHash } from '../note/key-hash.ts';
import { decodeNote, parseSignatureLine, splitNote } from '../note/note.ts';
import { rsaNoteKey } from '../note/rsa-key.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import { decodeBase64 } from '../note/strict-base-64.ts';
import { formatVkey, parseVkey } from '../note/vkey.ts';
import { vkeyOfSpki } from '../note/vkey-of-spki.ts';
import { parseCheckpointText } from './checkpoint.ts';

const file = new URL('../../../../../shared/vectors/kat.json', import.meta.url);

interface Kat {
  readonly rfc6962_hash: { readonly vectors: readonly { readonly hex: string }[] };
  readonly signed_note: { readonly vectors: readonly { readonly vkey: string; readonly note: string }[] };
  readonly checkpoint_key_hash: { readonly vectors: readonly KeyVector[] };
  readonly clients_md_sample: { readonly value: Sample };
}
interface KeyVector {
  readonly keyType: string;
  readonly origin: string;
  readonly spkiDerBase64: string;
  readonly keyIdUint32: number;
  readonly logIdHex: string;
}
interface Sample {
  readonly canonicalizedBody: string;
  readonly logId: { readonly keyId: string };
  readonly inclusionProof: { readonly rootHash: string; readonly checkpoint: { readonly envelope: string } };
}

function must<T>(read: ParseResult<T>): T {
  if (read.defect) throw new Error(JSON.stringify(read.defect));
  return read.value;
}

if (!existsSync(file)) {
  console.warn(`skipped: known answers, since ${file.pathname} is absent`);
  test.skip('known answers: shared/vectors/kat.json is absent');
} else {
  const kat: Kat = JSON.parse(readFileSync(file, 'utf8'));

  describe('kat.json', () => {
    test('rfc6962_hash', () => {
      const ours = [
        emptyRoot(),
        leafHash(utf8('')),
        leafHash(utf8('L123456')),
        nodeHash(utf8('N123'), utf8('N456')),
      ].map(hex);
      expect(ours).toEqual(kat.rfc6962_hash.vectors.map((vector) => vector.hex));
    });

    it.each(kat.signed_note.vectors)('signed_note: $vkey', ({ vkey, note }) => {
      const key = must(parseVkey(vkey));
      expect(formatVkey(key)).toBe(vkey);
      const { text, signatureLines } = must(splitNote(must(decodeNote(utf8(note)))));
      const line = must(parseSignatureLine(signatureLines[0]!));
      expect(line).toMatchObject({ name: key.name, keyId: key.keyId });
      expect(verifyNoteSignature(key, text, line.signature)).toBe(true);
      expect(verifyNoteSignature(key, text.slice(0, -1), line.signature)).toBe(false);
      expect(verifyNoteSignature(key, `${text}\n`, line.signature)).toBe(false);
    });

    it.each(kat.checkpoint_key_hash.vectors)('checkpoint_key_hash: $keyType', (vector) => {
      const { keyType, origin, logIdHex } = vector;
      const spki = decodeBase64(vector.spkiDerBase64)!;
      const keys: Record<string, [type: number, key: Uint8Array]> = {
        ed25519: [0x01, spki.slice(-32)],
        ecdsa: [0x02, spki],
        rsa: [0xff, rsaNoteKey(spki)],
      };
      const [type, held] = keys[keyType]!;
      const key = { name: origin, type, key: held };
      expect(hex(noteKeyHash(key.name, key.type, key.key))).toBe(logIdHex);
      expect(Number.parseInt(logIdHex.slice(0, 8), 16)).toBe(vector.keyIdUint32);
      expect(keyIdFor(key.name, key.type, key.key)).toBe(vector.keyIdUint32);
      expect(must(parseVkey(formatVkey(key)))).toMatchObject({ ...key, keyId: vector.keyIdUint32 });
      expect(must(vkeyOfSpki(origin, spki))).toEqual(must(parseVkey(formatVkey(key))));
    });

    test('clients_md_sample: leaf hash, root and checkpoint signature', () => {
      const { canonicalizedBody, logId, inclusionProof } = kat.clients_md_sample.value;
      const { text, signatureLines } = must(splitNote(must(decodeNote(utf8(inclusionProof.checkpoint.envelope)))));
      const checkpoint = must(parseCheckpointText(text));
      expect(checkpoint).toMatchObject({ origin: 'rekor-local', size: 1n, extensions: [] });
      // The only leaf of a log is its root; the sample's rootHash is the base64 of the hex, a known slip of its text.
      const leaf = leafHash(decodeBase64(canonicalizedBody)!);
      expect(checkpoint.root).toEqual(leaf);
      expect(inclusionProof.rootHash).toBe(base64(utf8(hex(leaf))));
      // The sample does not give its key: it is the Ed25519 key of checkpoint_key_hash, under the sample's origin.
      const spki = kat.checkpoint_key_hash.vectors[0]!.spkiDerBase64;
      const key = must(parseVkey(formatVkey({ name: 'rekor-local', type: 0x01, key: decodeBase64(spki)!.slice(-32) })));
      expect(base64(noteKeyHash(key.name, key.type, key.key))).toBe(logId.keyId);
      const line = must(parseSignatureLine(signatureLines[0]!));
      expect(line).toMatchObject({ name: key.name, keyId: key.keyId });
      expect(verifyNoteSignature(key, text, line.signature)).toBe(true);
    });
  });
}
