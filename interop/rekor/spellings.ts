/** An entry in many spellings that protojson accepts or refuses. */

import type { HashedRekord } from './entries.ts';
import { type Asked, ENTRIES, fresh, JSON_TYPE, post } from './requests.ts';

/** The last of the 43 letters holds four bits of the 32 bytes and two that mean nothing: one of those is set. */
function strayBits(digest: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return `${digest.slice(0, 42)}${letters[letters.indexOf(digest[42]!) | 1]}=`;
}

function urlSafe(text: string): string {
  return text.replaceAll('+', '-').replaceAll('/', '_');
}

/** Each spelling, with a separate entry. */
export function spellings(): readonly Asked[] {
  const sound = fresh().hashedRekordRequestV002;
  const spelt = (change: (entry: HashedRekord) => unknown) => change(fresh().hashedRekordRequestV002);
  const { verifier } = sound.signature;
  const spelling = (name: string, change: (entry: HashedRekord) => unknown, headers?: Record<string, string>) =>
    post(name, spelt(change), headers);
  const wrapped = (entry: unknown) => ({ hashedRekordRequestV002: entry });
  const text = (entry: HashedRekord) => JSON.stringify(wrapped(entry));
  return [
    spelling('snake_case names', ({ digest, signature: { content, verifier: v } }) => ({
      hashed_rekord_request_v002: {
        digest,
        signature: {
          content,
          verifier: { public_key: { raw_bytes: v.publicKey!.rawBytes }, key_details: v.keyDetails },
        },
      },
    })),
    spelling('base64 in the URL alphabet', ({ digest, signature: { content, verifier: v } }) =>
      wrapped({
        digest: urlSafe(digest),
        signature: {
          content: urlSafe(content),
          verifier: { ...v, publicKey: { rawBytes: urlSafe(v.publicKey!.rawBytes) } },
        },
      }),
    ),
    spelling('base64 without padding', (e) => wrapped({ ...e, digest: e.digest.replace(/=+$/, '') })),
    spelling('base64 with a line break', (e) =>
      wrapped({ ...e, digest: `${e.digest.slice(0, 20)}\n${e.digest.slice(20)}` }),
    ),
    spelling('base64 with too much padding', (e) => wrapped({ ...e, digest: `${e.digest}=` })),
    spelling('base64 with stray bits at its end', (e) => wrapped({ ...e, digest: strayBits(e.digest) })),
    spelling('base64 with a wrong character', (e) => wrapped({ ...e, digest: `*${e.digest.slice(1)}` })),
    spelling('keyDetails as number', (e) =>
      wrapped({ ...e, signature: { ...e.signature, verifier: { ...e.signature.verifier, keyDetails: 5 } } }),
    ),
    spelling('keyDetails as number in a string', (e) =>
      wrapped({ ...e, signature: { ...e.signature, verifier: { ...e.signature.verifier, keyDetails: '5' } } }),
    ),
    spelling('keyDetails in small letters', (e) =>
      wrapped({
        ...e,
        signature: { ...e.signature, verifier: { ...e.signature.verifier, keyDetails: 'pkix_ecdsa_p256_sha_256' } },
      }),
    ),
    spelling('keyDetails of an unknown name', (e) =>
      wrapped({
        ...e,
        signature: { ...e.signature, verifier: { ...e.signature.verifier, keyDetails: 'PKIX_NOTHING' } },
      }),
    ),
    spelling('keyDetails of an unknown number', (e) =>
      wrapped({ ...e, signature: { ...e.signature, verifier: { ...e.signature.verifier, keyDetails: 999 } } }),
    ),
    spelling('keyDetails null', (e) =>
      wrapped({ ...e, signature: { ...e.signature, verifier: { ...e.signature.verifier, keyDetails: null } } }),
    ),
    spelling('null for an absent member', (e) => ({ ...wrapped(e), dsseRequestV002: null })),
    spelling('null for the other verifier', (e) =>
      wrapped({ ...e, signature: { ...e.signature, verifier: { ...e.signature.verifier, x509Certificate: null } } }),
    ),
    spelling('both verifiers', (e) =>
      wrapped({
        ...e,
        signature: { ...e.signature, verifier: { ...verifier, x509Certificate: { rawBytes: 'AA==' } } },
      }),
    ),
    spelling('both requests', (e) => ({ ...wrapped(e), dsseRequestV002: {} })),
    spelling('an unknown member', (e) => ({ ...wrapped(e), foo: 1 })),
    spelling('an unknown member within', (e) => wrapped({ ...e, foo: 1 })),
    spelling('an unknown member that is null', (e) => ({ ...wrapped(e), foo: null })),
    spelling('a member twice', (e) => text(e).replace('{"digest"', `{"digest":"${e.digest}","digest"`)),
    spelling('a member twice, in both spellings', (e) =>
      text(e).replace('"keyDetails"', '"key_details":5,"keyDetails"'),
    ),
    spelling('a number for bytes', (e) => wrapped({ ...e, digest: 1 })),
    spelling('an array for a message', (e) => wrapped([e])),
    spelling('white space around', (e) => ` \r\n\t${JSON.stringify(wrapped(e), null, 2)}\n\n`),
    spelling('a byte order mark', (e) => `\ufeff${text(e)}`),
    spelling('a comment', (e) => `/* */${text(e)}`),
    spelling('garbage after the JSON', (e) => `${text(e)}garbage`),
    spelling('a second JSON value after the first', (e) => `${text(e)}{}`),
    spelling('truncated JSON', (e) => text(e).slice(0, -1)),
    spelling('Content-Type text/plain', wrapped, { 'Content-Type': 'text/plain' }),
    spelling('Content-Type application/x-protobuf', wrapped, { 'Content-Type': 'application/x-protobuf' }),
    spelling('Content-Type application/json with charset', wrapped, {
      'Content-Type': 'application/json; charset=utf-8',
    }),
    spelling('Content-Type of a form', wrapped, { 'Content-Type': 'application/x-www-form-urlencoded' }),
    spelling('no Content-Type', wrapped, {}),
    spelling('an Accept that excludes JSON', wrapped, { ...JSON_TYPE, Accept: 'application/x-protobuf' }),
    spelling('a query', wrapped, JSON_TYPE),
    post('an empty body', ''),
    post('a body of white space', ' \n'),
    post('an empty object', '{}'),
    post('a null request', '{"hashedRekordRequestV002":null}'),
    post('an empty request', '{"hashedRekordRequestV002":{}}'),
    post('null', 'null'),
    post('an array', '[]'),
    post('a string', '"text"'),
    post('a number', '5'),
    post('no JSON', 'x'),
    post('a form', 'digest=a&signature=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
    post('bytes that are no UTF-8', Buffer.from('7b22ff223a317d', 'hex')),
    post('deep nesting', `{"hashedRekordRequestV002":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    post('dsseRequestV002', {
      dsseRequestV002: {
        envelope: {
          payload: 'e30=',
          payloadType: 'application/json',
          signatures: [{ sig: sound.signature.content, keyid: '' }],
        },
        verifiers: [verifier],
      },
    }),
  ].map((asked) => (asked.name === 'a query' ? { ...asked, path: `${ENTRIES}?digest=AA&foo=1` } : asked));
}
