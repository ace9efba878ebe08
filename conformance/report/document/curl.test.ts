import { describe, expect, test } from 'vitest';
import { fakeExchange } from '../../core/run/fake.test-tool.ts';
import type { SentBody, SentRequest } from '../../core/target/exchange.ts';
import { curlCommand, redactedNote, repeatNote } from './curl.ts';

const line = (request: Partial<SentRequest>) =>
  curlCommand({
    ...fakeExchange(1),
    request: { method: 'GET', url: 'https://log.example/a', headers: [], ...request },
  });
const text = (preview: string, more: Partial<SentBody> = {}): SentBody => ({
  preview,
  encoding: 'utf-8',
  size: Buffer.byteLength(preview),
  whole: true,
  ...more,
});
const JSON_TYPE = [['Content-Type', 'application/json']] as const;

describe('a curl line', () => {
  test('sends the path unchanged, with the same headers', () => {
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
  test('has the options for the connection', () => {
    const url = 'https://log.example/a';
    const exchange = { ...fakeExchange(1), request: { method: 'GET', url, headers: [] } };
    expect(curlCommand(exchange, {}, (to) => ['--cacert', `${to.length}.pem`])).toBe(
      "curl -sS --cacert 21.pem -i -g --path-as-is 'https://log.example/a'",
    );
  });
  test('is quoted so that a shell runs nothing from an address', () => {
    expect(line({ url: "https://log.example/'$(reboot)`reboot`" })).toBe(
      "curl -sS -i -g --path-as-is 'https://log.example/'\\''$(reboot)`reboot`'",
    );
  });
  test.each([
    ['DELETE', '-X DELETE'],
    ['POST', '-X POST'],
  ])('says %s as %s', (method, options) => expect(line({ method })).toContain(`--path-as-is ${options} 'https:`));
  test('uses -I for HEAD, or -X HEAD where bytes followed the head', () => {
    const head = (size: number) => {
      const exchange = fakeExchange(1);
      const request = { method: 'HEAD', url: 'https://log.example/a', headers: [] };
      return curlCommand({ ...exchange, request, answer: { ...exchange.answer!, size } });
    };
    expect(head(0)).toContain("--path-as-is -I 'https:");
    expect(head(1)).toContain("--path-as-is -X HEAD -m 5 'https:");
  });
  test('is absent for a method that is unsafe in a shell', () => {
    for (const method of ['constructor', 'GET /', "'"]) expect(line({ method })).toBeUndefined();
  });
  test.each(['http://in-process.invalid/api/v2/checkpoint', 'http://in-process.invalid:80', 'command:touchstone'])(
    'is absent for %s, which is not on a network',
    (url) => expect(line({ url })).toBeUndefined(),
  );
  test('exists for a host name that is only similar', () => {
    expect(line({ url: 'http://invalid.example/' })).toBeDefined();
    expect(line({ url: 'http://log.example/x.invalid/' })).toBeDefined();
    expect(curlCommand(undefined)).toBeUndefined();
  });
});

describe('a key', () => {
  const url = 'https://feed.example/events/a.json?key=[redacted]&callback=f';
  const keyed = (request: Partial<SentRequest>, keys?: Record<string, string>) =>
    curlCommand({ ...fakeExchange(1), request: { method: 'GET', url, headers: [], ...request } }, keys)!;
  test('is inserted by the shell, from the place where the user gave it', () => {
    expect(keyed({ key: 'key' }, { key: '$FEED_KEY' })).toBe(
      'curl -sS -i -g --path-as-is "https://feed.example/events/a.json?key=$FEED_KEY&callback=f"',
    );
    expect(keyed({ key: 'otherKey' }, { key: '$FEED_KEY', otherKey: "$(cat 'a key')" })).toContain(
      `?key=$(cat 'a key')&callback=f"`,
    );
  });
  test('is inserted between parts in single quotes', () => {
    const odd = 'https://feed.example/`reboot`.json?key=[redacted]';
    expect(keyed({ key: 'key', url: odd }, { key: '$K' })).toMatch(
      / 'https:\/\/feed.example\/`reboot`.json\?key='"\$K"$/,
    );
    expect(keyed({ key: 'key', url: `${odd}&a=$b` }, { key: '$K' })).toMatch(/key='"\$K"'&a=\$b'$/);
  });
  test('that was made of the given one has no command, since nobody could type it', () =>
    expect(keyed({}, { key: '$K' })).toBeUndefined());
  test('that a shell cannot find stays redacted, with a note', () => {
    for (const line of [keyed({ key: 'key' }), keyed({ key: 'toString' }, {})]) {
      expect(line).toContain(`'${url}'`);
      expect(redactedNote(line)).toContain('not shown');
    }
    expect(redactedNote(keyed({ key: 'key' }, { key: '$K' }))).toBeUndefined();
  });
});

describe('a body', () => {
  test('is in the line where it is text', () => {
    expect(line({ method: 'POST', headers: JSON_TYPE, body: text(`{"a":"it's"}`) })).toBe(
      `curl -sS -i -g --path-as-is -H 'Content-Type: application/json' --data-binary '{"a":"it'\\''s"}' 'https://log.example/a'`,
    );
  });
  test('has its method where that is not POST, and removes the type that curl would add', () => {
    expect(line({ method: 'PUT', body: text('x') })).toContain("-X PUT -H 'Content-Type:' --data-binary 'x' 'https:");
  });
  test.each([
    ['that curl would take for the name of a file', text('@/etc/passwd'), 'QC9ldGMvcGFzc3dk'],
    ['of several lines', text('a\nb'), 'YQpi'],
    ['with control characters', text('\x1b[2J'), 'G1sySg=='],
    ['that is not text', text('/w==', { encoding: 'base64', size: 1 }), '/w=='],
  ])('%s comes through a pipe', (_name, body, base64) => {
    expect(line({ method: 'POST', headers: JSON_TYPE, body })).toBe(
      `echo ${base64} | base64 -d | curl -sS -i -g --path-as-is -H 'Content-Type: application/json' --data-binary @- 'https://log.example/a'`,
    );
  });
  test('that the record does not have completely has no line', () => {
    expect(line({ method: 'POST', body: text('{"a":', { size: 9000, whole: false }) })).toBeUndefined();
  });
});

describe('a call over gRPC', () => {
  const url = 'grpc://127.0.0.1:3001/a.Service/Get';
  test('is one length-prefixed message over HTTP/2', () => {
    expect(line({ method: 'RPC', url, headers: [['X-Key', '[redacted]']], message: 'EgMwMDA=' })).toBe(
      "echo AAAAAAUSAzAwMA== | base64 -d | curl -sS -D - -o answer.bin --http2-prior-knowledge -H 'Content-Type: application/grpc' -H 'TE: trailers' -H 'X-Key: [redacted]' --data-binary @- 'http://127.0.0.1:3001/a.Service/Get'",
    );
  });
  test('over TLS negotiates HTTP/2', () => {
    const command = line({ method: 'RPC', url: url.replace('grpc:', 'grpcs:'), message: '' });
    expect(command).toMatch(/^echo AAAAAAA= .* --http2 .* 'https:\/\/127\.0\.0\.1:3001\/a\.Service\/Get'$/);
  });
  test('has no line where the record lacks the whole message, or in process', () => {
    expect(line({ method: 'RPC', url })).toBeUndefined();
    expect(line({ method: 'RPC', url: 'grpc://in-process.invalid/a.Service/Get', message: '' })).toBeUndefined();
  });
});

describe('a note on repeating a request', () => {
  const of = (resource: string | undefined, status: number, url = 'https://log.example/a') =>
    repeatNote({
      ...fakeExchange(1),
      ...(resource === undefined ? {} : { resource }),
      request: { method: 'POST', url, headers: [] },
      answer: { ...fakeExchange(1).answer!, status },
    });
  test('states that a created entry exists now', () => {
    expect(of('log/entries', 201)).toBe('the log has this entry now: it answers 409, or with the entry that it has');
    expect(of('log/entries', 200)).toBe(of('log/entries', 201));
    expect(of(undefined, 0, 'grpc://log.example:1/a.LogService/CreateEntry')).toContain('it answers ALREADY_EXISTS');
  });
  test('states that a leaf is added again', () => expect(of('append', 200)).toMatch(/again, permanently/));
  test.each([
    ['log/entries', 400, undefined],
    ['log/entries', 409, undefined],
    ['checkpoint', 200, undefined],
    [undefined, 3, 'grpc://log.example:1/a.LogService/CreateEntry'],
    [undefined, 0, 'grpc://log.example:1/a.LogService/GetTile'],
  ])('is absent for %s with %i', (resource, status, url) => expect(of(resource, status, url)).toBeUndefined());
  test('is absent without an exchange or an answer', () => {
    const { answer: _, ...open } = fakeExchange(1, 'log/entries');
    expect([repeatNote(undefined), repeatNote({ ...open, failure: 'reset' })]).toEqual([undefined, undefined]);
  });
});
