import { Buffer } from 'node:buffer';
import { fromJsonString } from '@bufbuild/protobuf';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CreateEntryRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { type JsonSpelling, requestJson, requestObject, requestWith } from './create-request.ts';
import { entryOf, kat } from './kat-entries.test-tool.ts';
import { ALGORITHMS, keyDetailsNumber } from './key-details.ts';
import type { NewEntry } from './log-entry.ts';

const entries: fc.Arbitrary<NewEntry> = fc.record({
  digest: fc.uint8Array({ minLength: 1 }),
  signature: fc.uint8Array({ minLength: 1 }),
  verifier: fc.record({
    kind: fc.constantFrom('publicKey', 'x509Certificate'),
    rawBytes: fc.uint8Array({ minLength: 1 }),
  }),
  keyDetails: fc.constantFrom(...ALGORITHMS),
});
const ENTRY: NewEntry = {
  digest: Uint8Array.of(0xfb, 0xff),
  signature: Uint8Array.of(2),
  verifier: { kind: 'publicKey', rawBytes: Uint8Array.of(3) },
  keyDetails: 'PKIX_ED25519_PH',
};

const SPELLINGS: readonly JsonSpelling[] = [
  {},
  { names: 'snake' },
  { base64: 'url' },
  { base64: 'unpadded' },
  { space: true },
  { keyDetails: 'number' },
  { base64: 'url-unpadded' },
  { escapes: true },
  { names: 'snake', base64: 'unpadded', escapes: true, space: true, keyDetails: 'number' },
];

/** The message that a protobuf library reads from a body. */
function parse(body: Uint8Array): unknown {
  const { spec } = fromJsonString(CreateEntryRequestSchema, Buffer.from(body).toString());
  if (spec.case !== 'hashedRekordRequestV002') throw new Error(`${spec.case}`);
  const { digest, signature } = spec.value;
  const { verifier, keyDetails } = signature!.verifier!;
  return {
    digest,
    signature: signature!.content,
    verifier: { kind: verifier.case, rawBytes: verifier.value!.rawBytes },
    keyDetails,
  };
}

describe.skipIf(kat === undefined)('kat.json', () => {
  test.each(kat?.hashedrekord_requests.vectors ?? [])('hashedrekord_requests: $name', (vector) => {
    expect(JSON.parse(Buffer.from(requestJson(entryOf(vector))).toString())).toEqual(vector.request);
  });
});

describe('requestJson', () => {
  test.each(SPELLINGS)('%j is read as the entry by a protobuf library', (spelling) => {
    fc.assert(
      fc.property(entries, (entry) => {
        expect(parse(requestJson(entry, spelling))).toEqual({
          ...entry,
          keyDetails: keyDetailsNumber(entry.keyDetails),
        });
      }),
    );
  });

  it('has another text for each spelling', () => {
    const texts = SPELLINGS.map((spelling) => Buffer.from(requestJson(ENTRY, spelling)).toString());
    expect(new Set(texts).size).toBe(SPELLINGS.length);
    expect(texts[1]).toContain('"hashed_rekord_request_v002"');
    expect(texts[2]).toContain('"-_8="');
    expect(texts[3]).toContain('"+/8"');
    expect(texts[4]).toMatch(/[ \t\r\n]:[ \t\r\n]/);
    expect(texts[5]).toContain('"keyDetails":8');
    expect(texts[6]).toContain('"-_8"');
    expect(texts[7]).toContain('"+\\/8\\u003d"');
  });

  it('has no number for a key that the enum lacks', () => {
    const entry = { ...ENTRY, keyDetails: 'NO_KEY' };
    expect(() => requestJson(entry, { keyDetails: 'number' })).toThrow(RangeError);
    expect(requestObject(entry).hashedRekordRequestV002.signature.verifier.keyDetails).toBe('NO_KEY');
  });
});

describe('requestWith', () => {
  const withMember = (path: readonly string[], value: unknown) => {
    const text = Buffer.from(requestWith(ENTRY, path, value)).toString();
    return JSON.parse(text).hashedRekordRequestV002;
  };
  it('sets one member', () => {
    const expected = { ...requestObject(ENTRY).hashedRekordRequestV002, digest: 7 };
    expect(withMember(['hashedRekordRequestV002', 'digest'], 7)).toEqual(expected);
  });
  it('adds a member', () => expect(withMember(['hashedRekordRequestV002', 'foo'], 1)).toHaveProperty('foo', 1));
  it('leaves a member out', () => {
    expect(withMember(['hashedRekordRequestV002', 'signature', 'verifier'], undefined).signature).toEqual({
      content: 'Ag==',
    });
  });
  it('does not go through text', () => {
    expect(() => requestWith(ENTRY, ['hashedRekordRequestV002', 'digest', 'x'], 1)).toThrow(RangeError);
  });
});
