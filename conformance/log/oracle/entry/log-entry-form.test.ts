import { create, toJson } from '@bufbuild/protobuf';
import { describe, expect, it, test } from 'vitest';
import { TransparencyLogEntrySchema } from '../../../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { kat } from './kat-entries.test-tool.ts';
import { entryFormDefects, firstEntryFormDefect } from './log-entry-form.ts';

const PROOF = {
  logIndex: '0',
  rootHash: '+/+/8A==',
  treeSize: '1',
  hashes: [] as unknown,
  checkpoint: { envelope: 'a\n' } as object | undefined,
};
const ENTRY = {
  logIndex: '0',
  logId: { keyId: '+/+/8A==' },
  kindVersion: { kind: 'hashedrekord', version: '0.0.2' },
  integratedTime: '0',
  inclusionPromise: null,
  inclusionProof: PROOF,
  canonicalizedBody: 'AAAA',
};
const defects = (json: unknown) => entryFormDefects(utf8(typeof json === 'string' ? json : JSON.stringify(json)));
const reasons = (json: unknown) => defects(json).map(({ reason }) => reason);

describe('formDefects', () => {
  it.skipIf(kat === undefined)('accepts the sample of kat.json', () => {
    expect(defects(kat!.clients_md_sample.value)).toEqual([]);
  });

  test.each([{}, { alwaysEmitImplicit: true }])(
    'accepts the JSON that a protobuf library writes with %j',
    (options) => {
      const bytes = Uint8Array.of(0xfb, 0xff, 0xbf, 0xf0);
      const message = create(TransparencyLogEntrySchema, {
        logIndex: 2n ** 60n,
        logId: { keyId: bytes },
        kindVersion: { kind: 'hashedrekord', version: '0.0.2' },
        inclusionProof: { rootHash: bytes, treeSize: 1n, hashes: [bytes], checkpoint: { envelope: 'a\n' } },
        canonicalizedBody: bytes,
      });
      expect(defects(toJson(TransparencyLogEntrySchema, message, options))).toEqual([]);
    },
  );

  it('accepts unknown members', () => {
    expect(defects({ ...ENTRY, log_indices: 1, inclusionProof: { ...PROOF, more: [{}] } })).toEqual([]);
  });

  test.each([
    ['names', 'a name of the schema', { ...ENTRY, kindVersion: undefined, kind_version: ENTRY.kindVersion }],
    ['names', 'a nested name', { ...ENTRY, logId: { key_id: 'AAAA' } }],
    ['names', 'both names', { ...ENTRY, log_index: '0' }],
    ['numbers', 'an index of the proof that is a number', { ...ENTRY, inclusionProof: { ...PROOF, logIndex: 0 } }],
    ['base64', 'a log ID without padding', { ...ENTRY, logId: { keyId: 'AA' } }],
    ['missing', 'no log ID', { ...ENTRY, logId: undefined }],
    ['missing', 'an empty log ID', { ...ENTRY, logId: {} }],
    ['missing', 'no kind', { ...ENTRY, kindVersion: { version: '0.0.2' } }],
    ['missing', 'no proof', { ...ENTRY, inclusionProof: null }],
    ['missing', 'no tree size', { ...ENTRY, inclusionProof: { ...PROOF, treeSize: undefined } }],
    ['missing', 'no checkpoint', { ...ENTRY, inclusionProof: { ...PROOF, checkpoint: undefined } }],
    ['missing', 'no body', { ...ENTRY, canonicalizedBody: undefined }],
    ['numbers', 'an index that is a number', { ...ENTRY, logIndex: 0 }],
    ['numbers', 'a size with a zero in front', { ...ENTRY, inclusionProof: { ...PROOF, treeSize: '01' } }],
    ['numbers', 'a time that is a number', { ...ENTRY, integratedTime: 0 }],
    ['base64', 'a body in URL alphabet', { ...ENTRY, canonicalizedBody: '_-_-' }],
    ['base64', 'a root without padding', { ...ENTRY, inclusionProof: { ...PROOF, rootHash: 'AA' } }],
    ['base64', 'pad bits that are not zero', { ...ENTRY, canonicalizedBody: 'AB==' }],
    ['base64', 'a hash without padding', { ...ENTRY, inclusionProof: { ...PROOF, hashes: ['AAAA', 'AA'] } }],
    ['promise', 'an empty promise', { ...ENTRY, inclusionPromise: {} }],
    ['promise', 'a promise', { ...ENTRY, inclusionPromise: { signedEntryTimestamp: 'AAAA' } }],
    ['time', 'a time', { ...ENTRY, integratedTime: '1789000000' }],
    ['duplicate', 'a member twice', JSON.stringify(ENTRY).replace('{', '{"logIndex":"0",')],
  ])('%s: %s', (reason, _, json) => expect(reasons(json)).toEqual([reason]));

  test.each([
    ['logIndex', { ...ENTRY, logIndex: undefined, inclusionProof: { ...PROOF, logIndex: undefined } }],
    ['hashes', { ...ENTRY, inclusionProof: { ...PROOF, hashes: undefined } }],
    ['integratedTime', { ...ENTRY, integratedTime: undefined }],
    ['inclusionPromise', { ...ENTRY, inclusionPromise: undefined }],
  ])('%s may be left out', (_, json) => expect(reasons(json)).toEqual([]));

  test.each([
    [{ ...ENTRY, logIndex: '00' }, 'a decimal string', '"00"', 'logIndex'],
    [{ ...ENTRY, logId: null }, 'logId', 'nothing', 'logId'],
    [{ ...ENTRY, logId: { key_id: 'AAAA' } }, 'keyId', 'key_id', 'logId.keyId'],
    [{ ...ENTRY, inclusionPromise: {} }, 'null or nothing', 'an object', 'inclusionPromise'],
    [
      { ...ENTRY, inclusionProof: { ...PROOF, hashes: ['AA'] } },
      'strict standard base64',
      '"AA"',
      'inclusionProof.hashes[0]',
    ],
  ])('%j: expected %s', (json, expected, actual, at) => {
    expect(defects(json)).toEqual([expect.objectContaining({ expected, actual, at })]);
  });

  it('names the repeated member', () => {
    expect(defects('{"logIndex":"1","logIndex":"1"}')[0]).toEqual({
      reason: 'duplicate',
      expected: 'names that are unique in their object',
      actual: '"logIndex"',
    });
  });

  it('reports each reason once, with its first place', () => {
    const reported = defects({ ...ENTRY, logIndex: 0, integratedTime: 5, canonicalizedBody: 'AA' });
    expect(reported).toEqual([
      { reason: 'numbers', expected: 'a decimal string', actual: '0', at: 'logIndex' },
      { reason: 'base64', expected: 'strict standard base64', actual: '"AA"', at: 'canonicalizedBody' },
      { reason: 'time', expected: '"0"', actual: '5', at: 'integratedTime' },
    ]);
  });

  test.each(['{', '[]', '{}', '{"logIndex":{}}'])('leaves %s to readLogEntry', (text) =>
    expect(defects(text)).toEqual([]),
  );
});

describe('formDefect', () => {
  it('is the first of them', () => {
    const json = utf8(JSON.stringify({ ...ENTRY, logIndex: 0, canonicalizedBody: 'AA' }));
    expect(firstEntryFormDefect(json)).toEqual(entryFormDefects(json)[0]);
    expect(firstEntryFormDefect(json)?.reason).toBe('numbers');
  });
  it('is undefined for an answer without a defect', () =>
    expect(firstEntryFormDefect(utf8(JSON.stringify(ENTRY)))).toBeUndefined());
});
