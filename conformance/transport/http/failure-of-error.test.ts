import { expect, test } from 'vitest';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { transportFailureOf } from './failure-of-error.ts';

const failing = (code: string, message = 'because') => Object.assign(new Error(message), { code });

test.each([
  ['ECONNREFUSED', 'refused'],
  ['EADDRNOTAVAIL', 'refused'],
  ['ECONNRESET', 'reset'],
  ['UND_ERR_SOCKET', 'reset'],
  ['ENOTFOUND', 'name-not-found'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['EPROTO', 'tls'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['INVALID_PURPOSE', 'tls'],
  ['PATH_LENGTH_EXCEEDED', 'tls'],
  ['UNSPECIFIED', 'tls'],
  ['HPE_INVALID_CONSTANT', 'protocol'],
  ['constructor', 'protocol'],
])('%s is %s', (code, trouble) =>
  expect(transportFailureOf(failing(code), 'GET /', false)).toMatchObject({ code: trouble, answered: false }),
);

test('the limit that ended an exchange takes precedence over the error of a library', () => {
  // The code of a DOMException is a number.
  const thrown = new DOMException('aborted', 'TimeoutError');
  expect(transportFailureOf(thrown, 'GET /', true, 'timeout')).toMatchObject({ code: 'timeout', answered: true });
  expect(transportFailureOf(failing('ECONNRESET'), 'GET /', false, 'budget')).toMatchObject({ code: 'budget' });
});

test('a host with several IP addresses fails with the error of the first', () => {
  const cause = new AggregateError([failing('ECONNREFUSED'), failing('ENETUNREACH')]);
  expect(transportFailureOf(cause, 'GET http://localhost/', false)).toMatchObject({ code: 'refused' });
});

test('the message names the address, and the cause where the code is not enough', () => {
  expect(transportFailureOf(failing('ECONNRESET'), 'GET /', false).message).toBe(
    'GET /: the connection was closed before the answer was complete',
  );
  expect(transportFailureOf('text', 'GET /', false).message).toBe('GET /: what came is not HTTP (text)');
});

test('headers that are too large count as an answer; a TransportFailure is not changed', () => {
  expect(transportFailureOf(failing('UND_ERR_HEADERS_OVERFLOW'), 'GET /', false).answered).toBe(true);
  const trouble = new TransportFailure('reset', 'x');
  expect(transportFailureOf(trouble, 'GET /', true, 'budget')).toBe(trouble);
});

test('an assertion of a library says nothing to a reader', () => {
  const failed = failing(
    'ERR_ASSERTION',
    'The expression evaluated to a falsy value:\n\n  assert(statusCode >= 100)\n',
  );
  expect(transportFailureOf(failed, 'GET /', false).message).toBe('GET /: what came is not HTTP');
});
