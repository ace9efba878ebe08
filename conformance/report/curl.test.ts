import { describe, expect, test } from 'vitest';
import type { Header } from '../core/exchange.ts';
import { exchange } from '../core/fake.test-tool.ts';
import { curl } from './curl.ts';

const line = (given: { method?: string; url?: string; headers?: readonly Header[] }) =>
  curl({ ...exchange(1), request: { method: 'GET', url: 'https://log.example/a', headers: [], ...given } });

describe('a curl line', () => {
  test('sends the path as it is, with the headers that were sent', () => {
    expect(
      line({
        url: 'https://log.example/a/../b',
        headers: [
          ['Accept-Encoding', 'gzip'],
          ['X', ''],
        ],
      }),
    ).toBe("curl -sS -i -g --path-as-is -H 'Accept-Encoding: gzip' -H 'X: ' 'https://log.example/a/../b'");
  });
  test('is quoted so that a shell runs nothing that stands in an address', () => {
    expect(line({ url: "https://log.example/'$(reboot)`reboot`" })).toBe(
      "curl -sS -i -g --path-as-is 'https://log.example/'\\''$(reboot)`reboot`'",
    );
  });
  test.each([
    ['HEAD', '-I'],
    ['DELETE', '-X DELETE'],
    ['OPTIONS', '-X OPTIONS'],
  ])('says %s as %s', (method, options) => expect(line({ method })).toContain(`--path-as-is ${options} 'https:`));
  test.each(['POST', 'PUT', 'PATCH', 'constructor'])('is not there for %s, whose body no record keeps', (method) => {
    expect(line({ method })).toBeUndefined();
  });
  test.each(['http://in-process.invalid/api/v2/checkpoint', 'http://in-process.invalid:80', 'command:touchstone'])(
    'is not there for %s, which is on no network',
    (url) => expect(line({ url })).toBeUndefined(),
  );
  test('is there for a name that only looks like it', () => {
    expect(line({ url: 'http://invalid.example/' })).toBeDefined();
    expect(line({ url: 'http://log.example/x.invalid/' })).toBeDefined();
    expect(curl(undefined)).toBeUndefined();
  });
});
