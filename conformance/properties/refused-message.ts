/** Requests that are no JSON of a CreateEntryRequest with a hashedrekord. */
import { Buffer } from 'node:buffer';
import { base64, utf8 } from '../oracle/bytes.ts';
import { requestJson, requestWith } from '../oracle/create-request.ts';
import { changed, KEY_DETAILS, PUBLIC_KEY, REQUEST, type Rows, SIGNATURE, VERIFIER } from './changed-request.ts';

/** A DSSE envelope, which Rekor v2 takes no longer; with no signature, so that it is none in any log. */
const DSSE = {
  dsseRequestV002: { envelope: { payload: 'e30=', payloadType: 'application/json', signatures: [] }, verifiers: [] },
};

/**
 * Base64 with a character more than whole bytes have, of values that need no padding. Of what is no base64 this is what
 * every ProtoJSON parser refuses: others pass over white space, take both alphabets at once or padding in the middle.
 */
const tooLong: Rows = (maker, name) => {
  const p384 = maker.make(name, 'PKIX_ECDSA_P384_SHA_384');
  const rsa = maker.make(name, 'PKIX_RSA_PKCS1V15_3072_SHA256');
  const rows = [
    ['digest', p384, [REQUEST, 'digest'], p384.digest],
    ['signature', rsa, [...SIGNATURE, 'content'], rsa.signature],
    ['key', p384, [...PUBLIC_KEY, 'rawBytes'], p384.verifier.rawBytes],
  ] as const;
  return rows.map(([of, entry, path, bytes]) => ({
    what: `a character too many in the base 64 of the ${of}`,
    body: requestWith(entry, path, `${base64(bytes)}A`),
  }));
};

/** What is no message, or says of no hashedrekord. */
export const message: Rows = (maker, name) => {
  const entry = maker.make(name);
  const sound = requestJson(entry);
  const text = (what: string, body: string) => ({ what, body: utf8(body) });
  return [
    ...changed(maker, name, [
      ['an unknown member', ['unknown'], 1],
      ['an unknown member of the entry', [REQUEST, 'unknown'], 1],
      ['an unknown member of the verifier', [...VERIFIER, 'unknown'], 1],
      ['an unknown member of the public key', [...PUBLIC_KEY, 'unknown'], 1],
      ['an unknown member that is null', [REQUEST, 'unknown'], null],
      ['a number for the digest', [REQUEST, 'digest'], 1],
      ['no base 64 for the digest', [REQUEST, 'digest'], '*'],
      ['the digest in hex', [REQUEST, 'digest'], Buffer.from(entry.digest).toString('hex')],
      ['the digest as a list of numbers', [REQUEST, 'digest'], [...entry.digest]],
      ['a string for the signature', SIGNATURE, 'text'],
      ['an array for the verifier', VERIFIER, []],
      ['a boolean for keyDetails', KEY_DETAILS, true],
      ['null for the request', [REQUEST], null],
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
