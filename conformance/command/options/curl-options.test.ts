import { describe, expect, test } from 'vitest';
import { curlConnection } from './curl-options.ts';

const given = ['https://log.example/api/v2'];
const lineOf = (options: Parameters<typeof curlConnection>[0], url = 'https://log.example/api/v2/checkpoint') =>
  curlConnection(options, given)(url).join(' ');

describe('curl reaches the target as the run does', () => {
  test.each([
    [{}, ''],
    [{ ca: 'our ca.pem' }, "--cacert 'our ca.pem'"],
    [{ clientCert: 'me.pem' }, '--cert me.pem'],
    [{ clientCert: 'me.pem', clientKey: 'me.key' }, '--cert me.pem --key me.key'],
    [{ proxy: 'http://proxy.example:3128' }, '-p -x http://proxy.example:3128'],
    [{ proxy: 'direct' }, "--noproxy '*'"],
  ])('%j', (options, line) => expect(lineOf(options)).toBe(line));
  test('without the password of a proxy', () => {
    const line = lineOf({ proxy: 'http://bob:hunter2@proxy.example:3128' });
    expect(line).toBe("-p -x 'http://[redacted]@proxy.example:3128'");
  });
  test('without certificates over plain HTTP', () => {
    expect(lineOf({ ca: 'ca.pem', clientCert: 'me.pem' }, 'http://log.example/a')).toBe('');
  });
  test('shows the client certificate to the hosts that were given, and to no other', () => {
    const options = { ca: 'ca.pem', clientCert: 'me.pem', clientKey: 'me.key' };
    expect(lineOf(options, 'https://other.example/a')).toBe('--cacert ca.pem');
  });
});
