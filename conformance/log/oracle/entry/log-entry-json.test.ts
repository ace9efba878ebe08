import { Buffer } from 'node:buffer';
import { create, type MessageInitShape, toJsonString } from '@bufbuild/protobuf';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { TransparencyLogEntrySchema } from '../../../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { kat } from './kat-entries.test-tool.ts';
import { readLogEntry } from './log-entry-json.ts';

const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const proofs = fc.record({
  logIndex: int64,
  treeSize: int64,
  rootHash: fc.uint8Array(),
  hashes: fc.array(fc.uint8Array()),
  checkpoint: fc.string(),
});
const entries = fc.record({
  logIndex: int64,
  logId: fc.uint8Array(),
  kindVersion: fc.record({ kind: fc.string(), version: fc.string() }),
  integratedTime: int64,
  inclusionPromise: fc.uint8Array(),
  inclusionProof: proofs,
  canonicalizedBody: fc.uint8Array(),
});
/** The same as a message of the generated code. */
const message = entries.map((entry) => {
  const { logId, inclusionPromise, inclusionProof, ...rest } = entry;
  const init: MessageInitShape<typeof TransparencyLogEntrySchema> = {
    ...rest,
    logId: { keyId: logId },
    inclusionPromise: { signedEntryTimestamp: inclusionPromise },
    inclusionProof: { ...inclusionProof, checkpoint: { envelope: inclusionProof.checkpoint } },
  };
  return { entry, message: create(TransparencyLogEntrySchema, init) };
});

const EMPTY = { logIndex: 0n, integratedTime: 0n, canonicalizedBody: new Uint8Array() };
const read = (json: unknown) => readLogEntry(utf8(typeof json === 'string' ? json : JSON.stringify(json)));

describe('readLogEntry', () => {
  test.each([{}, { useProtoFieldName: true }, { alwaysEmitImplicit: true }])(
    'reads the JSON that a protobuf library writes with %j',
    (options) => {
      fc.assert(
        fc.property(message, ({ entry, message }) => {
          expect(read(toJsonString(TransparencyLogEntrySchema, message, options)).value).toEqual(entry);
        }),
      );
    },
  );

  test.skipIf(kat === undefined)('kat.json: clients_md_sample', () => {
    const { value } = kat!.clients_md_sample;
    const entry = read(value).value!;
    expect(entry).toMatchObject({ logIndex: 0n, integratedTime: 0n });
    expect(entry.kindVersion).toEqual({ kind: 'hashedrekord', version: '0.0.2' });
    expect(entry.logId).toHaveLength(32);
    expect(entry).not.toHaveProperty('inclusionPromise');
    expect(entry.inclusionProof).toMatchObject({ logIndex: 0n, treeSize: 1n, hashes: [] });
    expect(entry.inclusionProof!.checkpoint).toMatch(/^rekor-local\n1\n.*\n$/s);
    expect(entry.canonicalizedBody).toEqual(new Uint8Array(Buffer.from(value.canonicalizedBody, 'base64')));
  });

  test.each([
    ['a number', 7],
    ['a string', '7'],
  ])('reads an int64 that is %s', (_, logIndex) =>
    expect(read({ logIndex }).value).toEqual({ ...EMPTY, logIndex: 7n }),
  );

  test.each(['+/+/8A==', '-_-_8A==', '+/+/8A', '-_-_8A'])('reads base 64 as %s', (canonicalizedBody) => {
    const body = Uint8Array.of(0xfb, 0xff, 0xbf, 0xf0);
    expect(read({ canonicalizedBody }).value).toEqual({ ...EMPTY, canonicalizedBody: body });
  });

  it('reads null as absent', () => {
    const nothing = { logId: null, kindVersion: null, inclusionPromise: null, inclusionProof: null };
    expect(read({ ...nothing, logIndex: null, canonicalizedBody: '' }).value).toEqual(EMPTY);
  });

  it('reads empty messages as present', () => {
    const { logId, inclusionPromise, inclusionProof } = read({ logId: {}, inclusionPromise: {}, inclusionProof: {} })
      .value!;
    const empty = new Uint8Array();
    expect([logId, inclusionPromise]).toEqual([empty, empty]);
    expect(inclusionProof).toEqual({ logIndex: 0n, treeSize: 0n, rootHash: empty, hashes: [], checkpoint: '' });
  });

  it('accepts unknown members', () => {
    expect(read({ logIndex: '1', more: { of: ['it'] } }).value).toEqual({ ...EMPTY, logIndex: 1n });
  });

  test.each([
    'logIndex',
    'logId',
    'kindVersion',
    'integratedTime',
    'inclusionPromise',
    'inclusionProof',
    'canonicalizedBody',
  ])('accepts an object that has %s alone', (name) => {
    const value = { logIndex: '5', integratedTime: '5', canonicalizedBody: 'AAAA' }[name] ?? {};
    expect(read({ [name]: value }).value).toHaveProperty(name);
  });

  test.each([
    ['an array', []],
    ['null', null],
    ['an object without members', {}],
    ['an error', { code: 3, message: 'no', details: [] }],
    ['an index with a fraction', { logIndex: 1.5 }],
    ['an index that a double cannot represent', { logIndex: 2 ** 53 }],
    ['an index beyond 64 bits', { logIndex: '9223372036854775808' }],
    ['an index below 64 bits', { logIndex: '-9223372036854775809' }],
    ['an index of very many digits', { logIndex: '1'.repeat(1_000_000) }],
    ['an index in hex', { logIndex: '0x10' }],
    ['an index that is empty', { logIndex: '' }],
    ['an index that is true', { logIndex: true }],
    ['a log ID that is text', { logId: 'AAAA' }],
    ['a body that is no base 64', { canonicalizedBody: 'a b' }],
    ['a body with an additional letter', { canonicalizedBody: 'AAAAA' }],
    ['a body with padding inside', { canonicalizedBody: 'AA==AAAA' }],
    ['a body that is an object', { canonicalizedBody: {} }],
    ['a kind that is a number', { kindVersion: { kind: 1 } }],
    ['hashes that are text', { inclusionProof: { hashes: 'AAAA' } }],
    ['a hash that is null', { inclusionProof: { hashes: [null] } }],
    ['a checkpoint that is text', { inclusionProof: { checkpoint: 'a' } }],
    ['a promise that is text', { inclusionPromise: '' }],
  ])('%s is no entry', (_, json) => expect(read(json).defect?.reason).toBe('not-an-entry'));

  test.each([
    [{ logIndex: true }, 'an int64', 'true', 'logIndex'],
    [{ logId: { keyId: '!' } }, 'base64', '"!"', 'logId.keyId'],
    [{ kindVersion: [] }, 'an object', 'an array of 0', 'kindVersion'],
    [{ kindVersion: { kind: 1 } }, 'a string', '1', 'kindVersion.kind'],
    [{ kindVersion: { version: {} } }, 'a string', 'an object', 'kindVersion.version'],
    [{ inclusionPromise: { signedEntryTimestamp: 7 } }, 'base64', '7', 'inclusionPromise.signedEntryTimestamp'],
    [{ inclusionProof: { treeSize: '' } }, 'an int64', '""', 'inclusionProof.treeSize'],
    [{ inclusionProof: { hashes: {} } }, 'an array', 'an object', 'inclusionProof.hashes'],
  ])('%j: expected %s', (json, expected, actual, at) => {
    expect(read(json).defect).toEqual({ reason: 'not-an-entry', expected, actual, at });
  });

  it('reports the text in place of an entry', () => {
    expect(read({ code: 3, message: 'no' }).defect?.actual).toBe('"code, message"');
    expect(read({}).defect).toMatchObject({
      expected:
        'some of logIndex, logId, kindVersion, integratedTime, inclusionPromise, inclusionProof, canonicalizedBody',
      actual: 'no member',
    });
    expect(read([]).defect).toMatchObject({ expected: 'an object', actual: 'an array of 0' });
  });

  it('reports the place of a defect', () => {
    expect(read({ inclusionProof: { hashes: ['AAAA', '='] } }).defect).toEqual({
      reason: 'not-an-entry',
      expected: 'base64',
      actual: '"="',
      at: 'inclusionProof.hashes[1]',
    });
  });

  test.each(['', '{', '[]]', '<html>'])('%j is no JSON', (text) => expect(read(text).defect?.reason).toBe('not-json'));
});
