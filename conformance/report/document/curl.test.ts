import { describe, expect, test } from 'vitest';
import { fakeExchange } from '../../core/run/fake.test-tool.ts';
import type { SentBody, SentRequest } from '../../core/target/exchange.ts';
import { curlCommand, redactedNote, repeatNote } from './curl.ts';

const line = (given: Partial<SentRequest>) =>
  curlCommand({ ...fakeExchange(1), request: { method: 'GET', url: 'https://log.example/a', headers: [], ...given } });
const text = (preview: string, more: Partial<SentBody> = {}): SentBody => ({
  preview,
  encoding: 'utf-8',
  size: Buffer.byteLength(preview),
  whole: true,
  ...more,
});
const JSON_TYPE = [['Content-Type', 'application/json']] as const;

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
    ).toBe("curl -sS -i -g --path-as-is -H 'Accept-Encoding: gzip' -H 'X;' 'https://log.example/a/../b'");
  });
  test('is quoted so that a shell runs nothing that stands in an address', () => {
    expect(line({ url: "https://log.example/'$(reboot)`reboot`" })).toBe(
      "curl -sS -i -g --path-as-is 'https://log.example/'\\''$(reboot)`reboot`'",
    );
  });
  test.each([
    ['DELETE', '-X DELETE'],
    ['POST', '-X POST'],
  ])('says %s as %s', (method, options) => expect(line({ method })).toContain(`--path-as-is ${options} 'https:`));
  test('says HEAD as -I, and so that it shows what came behind the head where something did', () => {
    const head = (size: number) => {
      const exchange = fakeExchange(1);
      const request = { method: 'HEAD', url: 'https://log.example/a', headers: [] };
      return curlCommand({ ...exchange, request, answer: { ...exchange.answer!, size } });
    };
    expect(head(0)).toContain("--path-as-is -I 'https:");
    expect(head(1)).toContain("--path-as-is -X HEAD -m 5 'https:");
  });
  test('is not there for a method that no shell word can be trusted with', () => {
    for (const method of ['constructor', 'GET /', "'"]) expect(line({ method })).toBeUndefined();
  });
  test.each(['http://in-process.invalid/api/v2/checkpoint', 'http://in-process.invalid:80', 'command:touchstone'])(
    'is not there for %s, which is on no network',
    (url) => expect(line({ url })).toBeUndefined(),
  );
  test('is there for a name that only looks like it', () => {
    expect(line({ url: 'http://invalid.example/' })).toBeDefined();
    expect(line({ url: 'http://log.example/x.invalid/' })).toBeDefined();
    expect(curlCommand(undefined)).toBeUndefined();
  });
});

describe('a key', () => {
  const url = 'https://feed.example/events/a.json?key=[redacted]&callback=f';
  const keyed = (given: Partial<SentRequest>, keys?: Record<string, string>) =>
    curlCommand({ ...fakeExchange(1), request: { method: 'GET', url, headers: [], ...given } }, keys)!;
  test('is put there by the shell, from where it was given', () => {
    expect(keyed({ key: 'key' }, { key: '$FEED_KEY' })).toBe(
      'curl -sS -i -g --path-as-is "https://feed.example/events/a.json?key=$FEED_KEY&callback=f"',
    );
    expect(keyed({ key: 'otherKey' }, { key: '$FEED_KEY', otherKey: "$(cat 'a key')" })).toContain(
      `?key=$(cat 'a key')&callback=f"`,
    );
  });
  test('is put between what no shell may read', () => {
    const odd = 'https://feed.example/`reboot`.json?key=[redacted]';
    expect(keyed({ key: 'key', url: odd }, { key: '$K' })).toMatch(
      / 'https:\/\/feed.example\/`reboot`.json\?key='"\$K"$/,
    );
    expect(keyed({ key: 'key', url: `${odd}&a=$b` }, { key: '$K' })).toMatch(/key='"\$K"'&a=\$b'$/);
  });
  test('that is another one, or that no shell knows of, stays hidden, and that is told', () => {
    for (const line of [keyed({}, { key: '$K' }), keyed({ key: 'key' }), keyed({ key: 'toString' }, {})]) {
      expect(line).toContain(`'${url}'`);
      expect(redactedNote(line)).toContain('not shown');
    }
    expect(redactedNote(keyed({ key: 'key' }, { key: '$K' }))).toBeUndefined();
  });
});

describe('a body', () => {
  test('stands in the line where it is text', () => {
    expect(line({ method: 'POST', headers: JSON_TYPE, body: text(`{"a":"it's"}`) })).toBe(
      `curl -sS -i -g --path-as-is -H 'Content-Type: application/json' --data-binary '{"a":"it'\\''s"}' 'https://log.example/a'`,
    );
  });
  test('says its method where that is not POST, and takes away the type that curl would add', () => {
    expect(line({ method: 'PUT', body: text('x') })).toContain("-X PUT -H 'Content-Type:' --data-binary 'x' 'https:");
  });
  test.each([
    ['that curl would take for the name of a file', text('@/etc/passwd'), 'QC9ldGMvcGFzc3dk'],
    ['of several lines', text('a\nb'), 'YQpi'],
    ['with what moves a cursor', text('\x1b[2J'), 'G1sySg=='],
    ['that is no text', text('/w==', { encoding: 'base64', size: 1 }), '/w=='],
  ])('%s comes through a pipe', (_name, body, base64) => {
    expect(line({ method: 'POST', headers: JSON_TYPE, body })).toBe(
      `echo ${base64} | base64 -d | curl -sS -i -g --path-as-is -H 'Content-Type: application/json' --data-binary @- 'https://log.example/a'`,
    );
  });
  test('that is not known whole has no line', () => {
    expect(line({ method: 'POST', body: text('{"a":', { size: 9000, whole: false }) })).toBeUndefined();
  });
});

describe('a call over gRPC', () => {
  const url = 'grpc://127.0.0.1:3001/a.Service/Get';
  test('is one message behind its length, over HTTP/2', () => {
    expect(line({ method: 'RPC', url, headers: [['X-Key', '[redacted]']], message: 'EgMwMDA=' })).toBe(
      "echo AAAAAAUSAzAwMA== | base64 -d | curl -sS -D - -o answer.bin --http2-prior-knowledge -H 'Content-Type: application/grpc' -H 'TE: trailers' -H 'X-Key: [redacted]' --data-binary @- 'http://127.0.0.1:3001/a.Service/Get'",
    );
  });
  test('over TLS agrees on HTTP/2 there', () => {
    const found = line({ method: 'RPC', url: url.replace('grpc:', 'grpcs:'), message: '' });
    expect(found).toMatch(/^echo AAAAAAA= .* --http2 .* 'https:\/\/127\.0\.0\.1:3001\/a\.Service\/Get'$/);
  });
  test('has no line where the message is not known whole, or never was on a network', () => {
    expect(line({ method: 'RPC', url })).toBeUndefined();
    expect(line({ method: 'RPC', url: 'grpc://in-process.invalid/a.Service/Get', message: '' })).toBeUndefined();
  });
});

describe('of a request that is sent once more', () => {
  const of = (resource: string | undefined, status: number, url = 'https://log.example/a') =>
    repeatNote({
      ...fakeExchange(1),
      ...(resource === undefined ? {} : { resource }),
      request: { method: 'POST', url, headers: [] },
      answer: { ...fakeExchange(1).answer!, status },
    });
  test('it is said that a created entry is there now', () => {
    expect(of('log/entries', 201)).toBe('the log has this entry now: it answers 409, or with the entry that it has');
    expect(of('log/entries', 200)).toBe(of('log/entries', 201));
    expect(of(undefined, 0, 'grpc://log.example:1/a.LogService/CreateEntry')).toContain('it answers ALREADY_EXISTS');
  });
  test('it is said that a leaf is added once more', () => expect(of('append', 200)).toMatch(/once more, for ever/));
  test.each([
    ['log/entries', 400, undefined],
    ['log/entries', 409, undefined],
    ['checkpoint', 200, undefined],
    [undefined, 3, 'grpc://log.example:1/a.LogService/CreateEntry'],
    [undefined, 0, 'grpc://log.example:1/a.LogService/GetTile'],
  ])('nothing is said of %s with %i', (resource, status, url) => expect(of(resource, status, url)).toBeUndefined());
  test('nothing is said where there was no exchange, or no answer', () => {
    const { answer: _, ...open } = fakeExchange(1, 'log/entries');
    expect([repeatNote(undefined), repeatNote({ ...open, failure: 'reset' })]).toEqual([undefined, undefined]);
  });
});
