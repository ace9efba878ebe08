import { legibleText } from '../../core/text/legible-text.ts';

/** How many characters of the names in a certificate the message shows. */
const NAMES = 200;

const TRUST = 'to trust it, name the file of its authority (PEM): --ca FILE';
const CLIENT = 'with --client-cert FILE and --client-key FILE';
/** Why a handshake failed and how to fix that, by the error code of OpenSSL or Node. */
const CODE_TEXTS: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: `the certificate of the server is signed by itself and not trusted here; ${TRUST.replace('of its authority', 'that holds it')}`,
  SELF_SIGNED_CERT_IN_CHAIN: `the certificate of the server comes from an authority that is not trusted here; ${TRUST}`,
  UNABLE_TO_GET_ISSUER_CERT: `the certificate of the server comes from an authority that is not known here; ${TRUST}`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `the certificate of the server comes from an authority that is not known here; ${TRUST}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `the certificate of the server comes from an authority that is not known here, or the server leaves out a certificate in between; ${TRUST}`,
  CERT_HAS_EXPIRED: 'the certificate of the server has expired: it has to be renewed, unless the clock here is wrong',
  CERT_NOT_YET_VALID: 'the certificate of the server is not valid yet: it begins later, unless the clock here is wrong',
  INVALID_PURPOSE:
    'the certificate of the server, or of an authority above it, is made for another purpose: it has to be replaced',
  CERT_REVOKED: 'the certificate of the server is revoked: it has to be replaced',
};
/** The same by OpenSSL's text: after a write to the connection only the message has the reason. */
const MESSAGE_TEXTS: readonly (readonly [RegExp, string])[] = [
  [
    /wrong version number|packet length too long|http request/i,
    'the server does not use TLS: is this an http address?',
  ],
  [
    /alert protocol version|unsupported protocol/i,
    'the server offers no safe version of TLS: it has to offer 1.2 or 1.3',
  ],
  // The alerts about a client's certificate (RFC 8446 section 6.2).
  [
    /certificate required|alert (bad certificate|unsupported certificate|certificate unknown|unknown ca|access denied)/i,
    `the server asks for a client certificate that it trusts: give it ${CLIENT}`,
  ],
  [/alert certificate expired/i, `the server says that the client certificate has expired: give another ${CLIENT}`],
  [/alert certificate revoked/i, `the server says that the client certificate is revoked: give another ${CLIENT}`],
  [/unrecognized name/i, 'the server does not know the host name of the address'],
  [/handshake failure|no shared cipher/i, 'the server and this client have no cipher suite in common'],
];

/** The codes of TLS, and those that Node gives the results of OpenSSL's verification of a certificate (`X509_V_ERR_*`). */
const CODES =
  /^(ERR_TLS|ERR_SSL|CERT_|CRL_|DEPTH_ZERO|ERROR_IN_|HOSTNAME_|INVALID_(CA|PURPOSE)$|PATH_LENGTH|SELF_SIGNED|UNABLE_TO|UNSPECIFIED$)/;

/** Whether the code of an error is one of TLS. */
export const isTlsCode = (code: string): boolean => CODES.test(code);

/** Why a TLS handshake failed, in plain words, and how to fix that. */
export function tlsFailureText(
  error: Error & { readonly code?: unknown; readonly cert?: { readonly subjectaltname?: unknown } },
): string {
  const code = String(error.code ?? '');
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return otherName(error.cert?.subjectaltname);
  const text = Object.hasOwn(CODE_TEXTS, code)
    ? CODE_TEXTS[code]
    : MESSAGE_TEXTS.find(([pattern]) => pattern.test(error.message))?.[1];
  // Node has no code of its own for every result of a verification.
  const known = code === 'UNSPECIFIED' ? '' : code;
  return text ?? `the TLS handshake failed (${known || legibleText(error.message, NAMES)})`;
}

/** The certificate is for other names: the server needs another certificate, or the address another host name. */
function otherName(names: unknown): string {
  const namesText =
    typeof names === 'string' && names !== '' ? `it is for ${legibleText(names, NAMES)}` : 'it names no host';
  return `the certificate of the server is not for this host name: ${namesText}; ask by a name that it has`;
}
