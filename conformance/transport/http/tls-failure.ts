import { legibleText } from '../../core/text/legible-text.ts';

/** How much of the names in a certificate is told. */
const NAMES = 200;

const TRUST = 'to trust it, name the file of its authority (PEM) in the environment: NODE_EXTRA_CA_CERTS=FILE';
/** What a person is told of a handshake that failed, by the code of OpenSSL or Node, and what to do about it. */
const CODE_TEXTS: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: `the certificate of the server is signed by itself and not trusted here; ${TRUST.replace('of its authority', 'that holds it')}`,
  SELF_SIGNED_CERT_IN_CHAIN: `the certificate of the server comes from an authority that is not trusted here; ${TRUST}`,
  UNABLE_TO_GET_ISSUER_CERT: `the certificate of the server comes from an authority that is not known here; ${TRUST}`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `the certificate of the server comes from an authority that is not known here; ${TRUST}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `the certificate of the server comes from an authority that is not known here, or the server leaves out a certificate in between; ${TRUST}`,
  CERT_HAS_EXPIRED: 'the certificate of the server has expired: it has to be renewed, unless the clock here is wrong',
  CERT_NOT_YET_VALID: 'the certificate of the server is not valid yet: it begins later, unless the clock here is wrong',
  CERT_REVOKED: 'the certificate of the server is revoked: it has to be replaced',
};
/** The same by what OpenSSL says, which is in the message alone where a connection was written to. */
const MESSAGE_TEXTS: readonly (readonly [RegExp, string])[] = [
  [
    /wrong version number|packet length too long|http request/i,
    'what answers there does not speak TLS: is it an address of http?',
  ],
  [
    /alert protocol version|unsupported protocol/i,
    'the server speaks no version of TLS that is safe: it has to offer 1.2 or 1.3',
  ],
  [
    /certificate required|alert bad certificate/i,
    'the server asks for a certificate of the client, and none can be given',
  ],
  [/unrecognized name/i, 'the server does not know the host name of the address'],
  [/handshake failure|no shared cipher/i, 'the server and this client have no way of encryption in common'],
];

/** What failed in a TLS handshake, in plain words, and what to do about it. */
export function tlsFailureText(
  error: Error & { readonly code?: unknown; readonly cert?: { readonly subjectaltname?: unknown } },
): string {
  const code = String(error.code ?? '');
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return otherName(error.cert?.subjectaltname);
  const known = Object.hasOwn(CODE_TEXTS, code)
    ? CODE_TEXTS[code]
    : MESSAGE_TEXTS.find(([said]) => said.test(error.message))?.[1];
  return known ?? `the TLS handshake failed (${code || legibleText(error.message, NAMES)})`;
}

/** The certificate is one for other names: which is for whoever runs the server to mend, or the address is not its own. */
function otherName(names: unknown): string {
  const told =
    typeof names === 'string' && names !== '' ? `it is for ${legibleText(names, NAMES)}` : 'it names no host';
  return `the certificate of the server is not for this host name: ${told}; ask by a name that it has`;
}
