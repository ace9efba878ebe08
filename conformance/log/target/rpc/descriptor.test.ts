/**
 * Compares the gRPC schema of client and server with the interface document and with the schema that Rekor v2
 * publishes: rekor-tiles v2.3.0 (`api/proto/rekor/v2`) and Sigstore's protobuf-specs v0.5.1, Apache-2.0. Names, numbers
 * and types are facts of the wire; nothing else is copied from there.
 */

import { type DescField, type DescMessage, getOption, ScalarType } from '@bufbuild/protobuf';
import { describe, expect, test } from 'vitest';
import { http } from '../../../../spec/generated/google/api/annotations_pb.ts';
import { HttpBodySchema } from '../../../../spec/generated/google/api/httpbody_pb.ts';
import * as common from '../../../../spec/generated/touchstone/rekor/v2/common_pb.ts';
import * as entry from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import * as logEntry from '../../../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import * as service from '../../../../spec/generated/touchstone/rekor/v2/log_service_pb.ts';
import {
  file_touchstone_rekor_v2_log_service as file,
  LogService,
} from '../../../../spec/generated/touchstone/rekor/v2/log_service_pb.ts';
import { SERVICE, serviceNamed } from '../../../../spec/service-named.ts';

/** The name after `touchstone.rekor.v2.`, or the complete name of a foreign message. */
const shortName = (name: string) => name.replace(/^touchstone\.rekor\.v2\./, '');
const typeOf = (field: DescField): string => {
  const kind = field.fieldKind === 'list' ? field.listKind : field.fieldKind;
  if (kind === 'message') return shortName(field.message!.typeName);
  return kind === 'enum' ? shortName(field.enum!.typeName) : ScalarType[field.scalar!].toLowerCase();
};
/** A field as in a schema, `repeated bytes hashes = 4`; a member of a oneof has the oneof's name in front. */
const say = (field: DescField): string => {
  const prefix = [field.oneof ? `${field.oneof.name}:` : '', field.fieldKind === 'list' ? 'repeated' : ''].filter(
    Boolean,
  );
  return [...prefix, typeOf(field), field.name, '=', field.number].join(' ');
};
const fieldsOf = (schema: DescMessage) => schema.fields.map(say);

describe('the service', () => {
  test('is a single file in proto3, in a package for version 2 of Rekor', () => {
    expect(file.services.map(({ name }) => name)).toEqual(['LogService']);
    expect(file.proto.package).toMatch(/^[a-z]+\.rekor\.v2$/);
    expect(file.proto.syntax).toBe('proto3');
    expect(SERVICE).toBe(`${file.proto.package}.LogService`);
  });
  // The interface document, "Endpoints": the pattern of a path is google.api.http's.
  test.each([
    ['CreateEntry', 'post', '/api/v2/log/entries', '*', 'CreateEntryRequest', 'TransparencyLogEntry'],
    ['GetTile', 'get', '/api/v2/tile/{L}/{N=**}', '', 'TileRequest', 'google.api.HttpBody'],
    ['GetEntryBundle', 'get', '/api/v2/tile/entries/{N=**}', '', 'EntryBundleRequest', 'google.api.HttpBody'],
    ['GetCheckpoint', 'get', '/api/v2/checkpoint', '', 'google.protobuf.Empty', 'google.api.HttpBody'],
  ])('has %s: %s %s', (name, method, path, body, input, output) => {
    const operation = LogService.methods.find((method) => method.name === name)!;
    const rule = getOption(operation, http);
    expect([rule.pattern, rule.body]).toEqual([{ case: method, value: path }, body]);
    expect([shortName(operation.input.typeName), shortName(operation.output.typeName)]).toEqual([input, output]);
    expect(operation.methodKind).toBe('unary');
  });
  test('has no operation but these four', () => expect(LogService.methods).toHaveLength(4));
});

describe('a message has the names, numbers and types that are published', () => {
  const rekor: Record<string, readonly [DescMessage, readonly string[]]> = {
    TileRequest: [service.TileRequestSchema, ['uint32 L = 1', 'string N = 2']],
    EntryBundleRequest: [service.EntryBundleRequestSchema, ['string N = 1']],
    CreateEntryRequest: [
      entry.CreateEntryRequestSchema,
      ['spec: HashedRekordRequestV002 hashed_rekord_request_v002 = 1', 'spec: DSSERequestV002 dsse_request_v002 = 2'],
    ],
    HashedRekordRequestV002: [entry.HashedRekordRequestV002Schema, ['bytes digest = 1', 'Signature signature = 2']],
    DSSERequestV002: [entry.DSSERequestV002Schema, ['Envelope envelope = 1', 'repeated Verifier verifiers = 2']],
    Signature: [entry.SignatureSchema, ['bytes content = 1', 'Verifier verifier = 2']],
    Verifier: [
      entry.VerifierSchema,
      [
        'verifier: PublicKey public_key = 1',
        'verifier: X509Certificate x509_certificate = 2',
        'PublicKeyDetails key_details = 3',
      ],
    ],
    PublicKey: [entry.PublicKeySchema, ['bytes raw_bytes = 1']],
    Entry: [entry.EntrySchema, ['string kind = 1', 'string api_version = 2', 'Spec spec = 3']],
    Spec: [
      entry.SpecSchema,
      ['spec: HashedRekordLogEntryV002 hashed_rekord_v002 = 1', 'spec: DSSELogEntryV002 dsse_v002 = 2'],
    ],
    HashedRekordLogEntryV002: [
      entry.HashedRekordLogEntryV002Schema,
      ['HashOutput data = 1', 'Signature signature = 2'],
    ],
    HashOutput: [common.HashOutputSchema, ['HashAlgorithm algorithm = 1', 'bytes digest = 2']],
    X509Certificate: [common.X509CertificateSchema, ['bytes raw_bytes = 1']],
    LogId: [common.LogIdSchema, ['bytes key_id = 1']],
    KindVersion: [logEntry.KindVersionSchema, ['string kind = 1', 'string version = 2']],
    Checkpoint: [logEntry.CheckpointSchema, ['string envelope = 1']],
    InclusionPromise: [logEntry.InclusionPromiseSchema, ['bytes signed_entry_timestamp = 1']],
    InclusionProof: [
      logEntry.InclusionProofSchema,
      [
        'int64 log_index = 1',
        'bytes root_hash = 2',
        'int64 tree_size = 3',
        'repeated bytes hashes = 4',
        'Checkpoint checkpoint = 5',
      ],
    ],
    TransparencyLogEntry: [
      logEntry.TransparencyLogEntrySchema,
      [
        'int64 log_index = 1',
        'LogId log_id = 2',
        'KindVersion kind_version = 3',
        'int64 integrated_time = 4',
        'InclusionPromise inclusion_promise = 5',
        'InclusionProof inclusion_proof = 6',
        'bytes canonicalized_body = 7',
      ],
    ],
  };
  test.each(Object.entries(rekor))('%s', (name, [schema, fields]) => {
    expect(schema.name).toBe(name);
    expect(fieldsOf(schema)).toEqual(fields);
  });
  test('HttpBody, of which this client reads two fields', () => {
    expect(fieldsOf(HttpBodySchema).slice(0, 2)).toEqual(['string content_type = 1', 'bytes data = 2']);
  });
  // The JSON names differ there, so only the bytes on the wire are compared.
  test.each<[DescMessage, readonly string[]]>([
    [entry.EnvelopeSchema, ['1 bytes', '2 string', '3 repeated']],
    [entry.EnvelopeSignatureSchema, ['1 bytes', '2 string']],
    [entry.DSSELogEntryV002Schema, ['1 HashOutput', '2 repeated']],
  ])('%o by number', ({ fields }, expected) => {
    const types = fields.map((field) => `${field.number} ${field.fieldKind === 'list' ? 'repeated' : typeOf(field)}`);
    expect(types).toEqual(expected);
  });
});

describe('an enumeration has the published numbers', () => {
  test('of hashes', () => {
    expect(common.HashAlgorithmSchema.values.map(({ name, number }) => [name, number])).toEqual([
      ['HASH_ALGORITHM_UNSPECIFIED', 0],
      ['SHA2_256', 1],
      ['SHA2_384', 2],
      ['SHA2_512', 3],
      ['SHA3_256', 4],
      ['SHA3_384', 5],
    ]);
  });
  test('of key details', () => {
    const names = [
      'PUBLIC_KEY_DETAILS_UNSPECIFIED PKCS1_RSA_PKCS1V5 PKCS1_RSA_PSS PKIX_RSA_PKCS1V5 PKIX_RSA_PSS',
      'PKIX_ECDSA_P256_SHA_256 PKIX_ECDSA_P256_HMAC_SHA_256 PKIX_ED25519 PKIX_ED25519_PH',
      'PKIX_RSA_PKCS1V15_2048_SHA256 PKIX_RSA_PKCS1V15_3072_SHA256 PKIX_RSA_PKCS1V15_4096_SHA256',
      'PKIX_ECDSA_P384_SHA_384 PKIX_ECDSA_P521_SHA_512 LMS_SHA256 LMOTS_SHA256',
      'PKIX_RSA_PSS_2048_SHA256 PKIX_RSA_PSS_3072_SHA256 PKIX_RSA_PSS_4096_SHA256',
      'PKIX_ECDSA_P384_SHA_256 PKIX_ECDSA_P521_SHA_256 ML_DSA_65 ML_DSA_87 ML_DSA_44',
    ];
    const values = common.PublicKeyDetailsSchema.values.toSorted((a, b) => a.number - b.number);
    expect(values.map(({ name }) => name)).toEqual(names.join(' ').split(' '));
    expect(values.map(({ number }) => number)).toEqual(values.map((_value, i) => i));
  });
});

describe('the service under another name', () => {
  const named = serviceNamed('example.rekor.v2.Other');
  test('has the same operations, each with its service', () => {
    expect(named.typeName).toBe('example.rekor.v2.Other');
    expect(named.methods.map(({ name }) => name)).toEqual(LogService.methods.map(({ name }) => name));
    for (const operation of named.methods) {
      expect(operation.parent).toBe(named);
      expect(named.method[operation.localName as keyof typeof named.method]).toBe(operation);
    }
    expect(named.method.getTile.input).toBe(LogService.method.getTile.input);
  });
  test('leaves the schema unchanged', () => {
    expect(LogService.typeName).toBe(SERVICE);
    for (const method of LogService.methods) expect(method.parent).toBe(LogService);
  });
});
