/** Spellings of a request that mean the same. */
import type { JsonSpelling } from '../../oracle/entry/create-request.ts';

/**
 * Spellings of a request that mean the same (ProtoJSON Format; RFC 8259 section 2 for white space, section 7 for
 * escapes).
 */
export const JSON_SPELLINGS: readonly (readonly [text: string, JsonSpelling])[] = [
  ['the names of the schema (snake_case)', { names: 'snake' }],
  ['bytes in URL-safe base64', { base64: 'url' }],
  ['bytes in base64 without padding', { base64: 'unpadded' }],
  ['bytes in URL-safe base64 without padding', { base64: 'url-unpadded' }],
  ['escapes in strings', { escapes: true }],
  ['white space between tokens', { space: true }],
  ['keyDetails as a number', { keyDetails: 'number' }],
];
const VERIFIER_PATH = ['hashedRekordRequestV002', 'signature', 'verifier'];
/** Members of a oneof of which another one is set: null means that they are absent. */
export const NULL_MEMBERS: readonly (readonly [text: string, path: readonly string[]])[] = [
  ['null for the other kind of request', ['dsseRequestV002']],
  ['null for the other kind of verifier', [...VERIFIER_PATH, 'x509Certificate']],
  ['null for the other kind of request, by its name in the schema', ['dsse_request_v002']],
  ['null for the other kind of verifier, by its name in the schema', [...VERIFIER_PATH, 'x509_certificate']],
];
