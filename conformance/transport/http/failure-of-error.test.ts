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
  ['HPE_INVALID_CONSTANT', 'protocol'],
  ['constructor', 'protocol'],
])('%s is %s', (code, trouble) =>
  expect(transportFailureOf(failing(code), 'GET /', false)).toMatchObject({ code: trouble, answered: false }),
);

test('the bound that ended an exchange says more than what a library throws then', () => {
  // A DOMException has a number for a code.
  const thrown = new DOMException('aborted', 'TimeoutError');
  expect(transportFailureOf(thrown, 'GET /', true, 'timeout')).toMatchObject({ code: 'timeout', answered: true });
  expect(transportFailureOf(failing('ECONNRESET'), 'GET /', false, 'budget')).toMatchObject({ code: 'budget' });
});

test('an address with several numbers fails for its first reason', () => {
  const cause = new AggregateError([failing('ECONNREFUSED'), failing('ENETUNREACH')]);
  expect(transportFailureOf(cause, 'GET http://localhost/', false)).toMatchObject({ code: 'refused' });
});

test('the message names the address, and the cause where the word does not say it all', () => {
  expect(transportFailureOf(failing('ECONNRESET'), 'GET /', false).message).toBe(
    'GET /: the connection was closed before the answer was complete',
  );
  expect(transportFailureOf('text', 'GET /', false).message).toBe('GET /: what came is not HTTP (text)');
});

test('headers that are too large are an answer; a TransportFailure stays what it is', () => {
  expect(transportFailureOf(failing('UND_ERR_HEADERS_OVERFLOW'), 'GET /', false).answered).toBe(true);
  const trouble = new TransportFailure('reset', 'x');
  expect(transportFailureOf(trouble, 'GET /', true, 'budget')).toBe(trouble);
});
