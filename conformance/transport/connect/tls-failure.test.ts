import { expect, test } from 'vitest';
import { transportFailureOf } from '../http/failure-of-error.ts';
import { tlsFailureText } from './tls-failure.ts';

const failing = (code: string, message = 'because', more = {}) => Object.assign(new Error(message), { code, ...more });
const openssl = (opensslText: string) =>
  `write EPROTO 40ADE172297F0000:error:0A00010B:SSL routines:tls_x:${opensslText}:../x.c:77:\n`;

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /signed by itself and not trusted here; .*--ca FILE$/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /authority that is not trusted here; .*--ca FILE$/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /authority that is not known here; .*--ca FILE$/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /leaves out a certificate in between; .*--ca FILE$/],
  ['CERT_HAS_EXPIRED', /^the certificate of the server has expired/],
  ['CERT_NOT_YET_VALID', /^the certificate of the server is not valid yet/],
  ['INVALID_PURPOSE', /^the certificate of the server, or of an authority above it, is made for another purpose/],
  ['ERR_SSL_SOMETHING', /^the TLS handshake failed \(ERR_SSL_SOMETHING\)$/],
])('%s', (code, expected) => expect(tlsFailureText(failing(code, openssl('words of a library')))).toMatch(expected));

test('another reason against a certificate is named by its text', () =>
  expect(tlsFailureText(failing('UNSPECIFIED', 'EE certificate key too weak'))).toBe(
    'the TLS handshake failed (EE certificate key too weak)',
  ));

test.each([
  ['wrong version number', 'is this an http address?'],
  ['tlsv1 alert protocol version', 'it has to offer 1.2 or 1.3'],
  ['tlsv13 alert certificate required', 'asks for a client certificate'],
  ['tlsv1 alert unknown ca', 'asks for a client certificate that it trusts'],
  ['ssl/tls alert unsupported certificate', 'asks for a client certificate that it trusts'],
  ['ssl/tls alert certificate unknown', 'asks for a client certificate that it trusts'],
  ['tlsv1 alert access denied', 'asks for a client certificate that it trusts'],
  ['ssl/tls alert certificate expired', 'the client certificate has expired'],
  ['sslv3 alert certificate revoked', 'the client certificate is revoked'],
  ['sslv3 alert handshake failure', 'no cipher suite in common'],
  ['tlsv1 unrecognized name', 'does not know the host name'],
])('what OpenSSL calls %s', (words, expected) => {
  for (const code of ['EPROTO', 'ERR_SSL_ANY']) {
    const { code: trouble, message } = transportFailureOf(failing(code, openssl(words)), 'GET /', false);
    expect([trouble, message]).toEqual(['tls', expect.stringContaining(expected)]);
    expect(message).not.toMatch(/SSL routines|\n/);
  }
});

test('a certificate for other names is reported with the names, escaped and cut', () => {
  const of = (subjectaltname?: string) =>
    tlsFailureText(
      failing('ERR_TLS_CERT_ALTNAME_INVALID', 'x', subjectaltname === undefined ? {} : { cert: { subjectaltname } }),
    );
  expect(of('DNS:other.example')).toContain('it is for DNS:other.example; ask by a name that it has');
  expect(of()).toContain('it names no host');
  expect(of(`DNS:\x1b[31m${'a'.repeat(9000)}`)).toMatch(/DNS:\\x1b\[31ma+… \(9009 characters\)/);
});
