import { describe, expect, test } from 'vitest';
import { type Proxies, proxiesOfEnvironment, proxyFor } from './proxies.ts';

const BOTH: Proxies = { http: 'http://proxy:1', https: 'http://proxy:2' };
const used = (url: string, proxies: Proxies = BOTH) => proxyFor(new URL(url), proxies);

test('the environment names a proxy for each scheme, in small letters or in capitals', () => {
  expect(
    proxiesOfEnvironment({ HTTP_PROXY: 'http://a:1', https_proxy: 'b:2', HTTPS_PROXY: 'c:3', NO_PROXY: 'd' }),
  ).toEqual({
    http: 'http://a:1',
    https: 'http://b:2',
    exceptions: 'd',
  });
  expect(proxiesOfEnvironment({ HTTP_PROXY: '', NO_PROXY: '' })).toEqual({});
});

test('an address has the proxy of its scheme', () => {
  expect(used('http://log.example')).toBe('http://proxy:1');
  expect(used('https://log.example')).toBe('http://proxy:2');
  expect(used('https://log.example', { http: 'http://proxy:1' })).toBeUndefined();
});

test.each(['http://localhost:3000', 'http://127.0.0.1', 'https://[::1]:8443'])('%s is reached directly', (url) => {
  expect(used(url)).toBeUndefined();
  expect(used(url, { ...BOTH, loopback: true })).toBeDefined();
});

describe('NO_PROXY', () => {
  test.each([
    ['*', 'http://log.example', true],
    ['log.example', 'http://log.example:8080', true],
    ['log.example', 'http://a.log.example', true],
    ['.log.example', 'http://a.log.example', true],
    ['*.log.example', 'http://a.log.example', true],
    ['log.example', 'http://catalog.example', false],
    ['other.example, LOG.example', 'http://log.example', true],
    ['other.example log.example', 'http://log.example', true],
    ['log.example:8080', 'http://log.example:8080', true],
    ['log.example:80', 'http://log.example', true],
    ['log.example:8080', 'http://log.example', false],
    ['10.0.0.0/8', 'http://10.1.2.3', true],
    ['10.0.0.0/8', 'http://11.1.2.3', false],
    ['10.0.0.0/99', 'http://10.1.2.3', false],
    ['10.1.2.3', 'http://10.1.2.3', true],
    ['2.3', 'http://10.1.2.3', false],
    ['fd00::/8', 'http://[fd00::1]', true],
    ['fd00::1', 'http://[fd00::1]', true],
    ['[fd00::1]:80', 'http://[fd00::1]', true],
    ['', 'http://log.example', false],
  ])('%s excepts %s: %s', (exceptions, url, excepted) => {
    expect(used(url, { ...BOTH, exceptions }) === undefined).toBe(excepted);
  });
});
