/** Requests that are no JSON of a CreateEntryRequest with a hashedrekord. */

import { Buffer } from 'node:buffer';
import { base64, utf8 } from '../../../oracle/bytes/bytes.ts';
import { requestJson, requestWith } from '../../oracle/entry/create-request.ts';
import {
  changedMember,
  KEY_DETAILS_MEMBER,
  PUBLIC_KEY_MEMBER,
  REQUEST_MEMBER,
  type RefusedRows,
  SIGNATURE_MEMBER,
  VERIFIER_MEMBER,
} from './changed-request.ts';

/** A DSSE envelope, which Rekor v2 does not accept any more; without a signature, so that no log contains it. */
const DSSE = {
  dsseRequestV002: { envelope: { payload: 'e30=', payloadType: 'application/json', signatures: [] }, verifiers: [] },
};

/**
 * Base64 with a character more than whole bytes have, of values that need no padding. Every ProtoJSON parser refuses
 * this; some accept other malformed base64: white space, both alphabets at once, padding in the middle.
 */
const tooLong: RefusedRows = (maker, name) => {
  const p384 = maker.make(name, 'PKIX_ECDSA_P384_SHA_384');
  const rsa = maker.make(name, 'PKIX_RSA_PKCS1V15_3072_SHA256');
  const rows = [
    ['digest', p384, [REQUEST_MEMBER, 'digest'], p384.digest],
    ['signature', rsa, [...SIGNATURE_MEMBER, 'content'], rsa.signature],
    ['key', p384, [...PUBLIC_KEY_MEMBER, 'rawBytes'], p384.verifier.rawBytes],
  ] as const;
  return rows.map(([of, entry, path, bytes]) => ({
    what: `a character too many in the base 64 of the ${of}`,
    body: requestWith(entry, path, `${base64(bytes)}A`),
  }));
};

export const refusedMessages: RefusedRows = (maker, name) => {
  const entry = maker.make(name);
  const sound = requestJson(entry);
  const text = (what: string, body: string) => ({ what, body: utf8(body) });
  return [
    ...changedMember(maker, name, [
      ['an unknown member', ['unknown'], 1],
      ['an unknown member of the entry', [REQUEST_MEMBER, 'unknown'], 1],
      ['an unknown member of the verifier', [...VERIFIER_MEMBER, 'unknown'], 1],
      ['an unknown member of the public key', [...PUBLIC_KEY_MEMBER, 'unknown'], 1],
      ['an unknown member that is null', [REQUEST_MEMBER, 'unknown'], null],
      ['a number for the digest', [REQUEST_MEMBER, 'digest'], 1],
      ['no base 64 for the digest', [REQUEST_MEMBER, 'digest'], '*'],
      ['the digest in hex', [REQUEST_MEMBER, 'digest'], Buffer.from(entry.digest).toString('hex')],
      ['the digest as a list of numbers', [REQUEST_MEMBER, 'digest'], [...entry.digest]],
      ['a string for the signature', SIGNATURE_MEMBER, 'text'],
      ['an array for the verifier', VERIFIER_MEMBER, []],
      ['a boolean for keyDetails', KEY_DETAILS_MEMBER, true],
      ['null for the request', [REQUEST_MEMBER], null],
      ['a DSSE envelope beside the hashedrekord', ['dsseRequestV002'], DSSE.dsseRequestV002],
    ]),
    ...tooLong(maker, name),
    text('a DSSE envelope', JSON.stringify(DSSE)),
    text('an empty body', ''),
    text('an empty object', '{}'),
    text('an array', '[]'),
    text('a string', '"text"'),
    text('a number', '1'),
    text('no JSON', 'x'),
    { what: 'JSON that ends too soon', body: sound.subarray(0, sound.length - 1) },
  ];
};
