import { describe, expect, test } from 'vitest';
import { headLength, parseMessageHead, removeChunking } from './http-message.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const unchunked = (text: string) => {
  const dechunked = removeChunking(bytes(text));
  return dechunked && { body: Buffer.from(dechunked.body).toString('latin1'), whole: dechunked.whole };
};

describe('heads', () => {
  test('end at the first empty line', () => {
    expect(headLength(bytes('HTTP/1.1 200 OK\r\nA: b\r\n\r\nbody\r\n\r\n'))).toBe(25);
    expect(headLength(bytes('HTTP/1.1 200 OK\r\nA: b\r\n'))).toBe(-1);
  });
  test('keep every header as it was sent, including duplicates', () => {
    expect(parseMessageHead(bytes('HTTP/1.0 404 Not Found\r\nX-a:  b: c \r\nX-A: \xfc\r\nx-a:\r\n\r\n'))).toEqual({
      status: 404,
      headers: [
        ['X-a', 'b: c'],
        ['X-A', '\xfc'],
        ['x-a', ''],
      ],
      chunked: false,
      length: undefined,
    });
  });
  test.each([
    ['HTTP/2 200 OK'],
    ['HTTP/1.1 20 OK'],
    ['HTTP/1.1 2000 OK'],
    ['http/1.1 200 OK'],
    ['SSH-2.0-OpenSSH_9.6'],
    [''],
  ])('are invalid: %s', (line) => expect(parseMessageHead(bytes(`${line}\r\n\r\n`))).toBeUndefined());
  test.each([
    ['12', 12],
    ['0', 0],
    ['+12', undefined],
    ['0x12', undefined],
    ['-1', undefined],
    ['1, 2', undefined],
    ['9999999999999999', undefined],
  ])('Content-Length: %s', (value, length) =>
    expect(parseMessageHead(bytes(`HTTP/1.1 200 OK\r\nContent-Length: ${value}\r\n\r\n`))?.length).toBe(length),
  );
  test('two different lengths count as no length', () => {
    const head = parseMessageHead(bytes('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'));
    expect(head?.length).toBeUndefined();
  });
  test.each([
    ['chunked', true],
    ['gzip, Chunked ', true],
    ['gzip\r\nTransfer-Encoding: chunked', true],
    ['chunked, gzip', false],
    ['unchunked', false],
  ])('Transfer-Encoding: %s', (value, chunked) =>
    expect(parseMessageHead(bytes(`HTTP/1.1 200 OK\r\nTransfer-Encoding: ${value}\r\n\r\n`))?.chunked).toBe(chunked),
  );
  test('of 64 KiB of spaces or commas are parsed quickly', () => {
    for (const filler of [' ', ',', ', '])
      parseMessageHead(bytes(`HTTP/1.1 200 OK\r\nTransfer-Encoding: ${filler.repeat(32_000)}x\r\n\r\n`));
  });
});

describe('the chunked coding', () => {
  test.each([
    ['chunks', '5\r\nhello\r\n7\r\n, world\r\n0\r\n\r\n', 'hello, world'],
    ['nothing', '0\r\n\r\n', ''],
    ['capital digits and leading zeroes', '000A\r\n0123456789\r\n0\r\n\r\n', '0123456789'],
    ['extensions', '3;a=b;c="d"\r\nabc\r\n0;e\r\n\r\n', 'abc'],
    ['trailers', '3\r\nabc\r\n0\r\nX-Trailer: 1\r\nX-Other: 2\r\n\r\n', 'abc'],
    ['line ends inside of chunks', '6\r\n\r\n\r\n\r\n\r\n0\r\n\r\n', '\r\n\r\n\r\n'],
  ])('with %s', (_name, text, body) => expect(unchunked(text)).toEqual({ body, whole: true }));
  test.each([
    ['nothing at all', '', ''],
    ['in a size', '5', ''],
    ['in a chunk', '5\r\nhel', 'hel'],
    ['after a chunk', '5\r\nhello', 'hello'],
    ['before the last chunk', '5\r\nhello\r\n', 'hello'],
    ['before the empty line', '5\r\nhello\r\n0\r\n', 'hello'],
    ['in a trailer', '0\r\nX-Trailer: 1\r\n', ''],
  ])('that ends early: %s', (_name, text, body) => expect(unchunked(text)).toEqual({ body, whole: false }));
  test.each([
    ['a size that is not a number', 'x\r\n'],
    ['no size', '\r\n'],
    ['a negative size', '-1\r\n'],
    ['a size with a prefix', '0x5\r\nhello\r\n'],
    ['a size of nine digits', '000000005\r\nhello\r\n'],
    ['a chunk longer than its size', '3\r\nhello\r\n0\r\n\r\n'],
    ['a chunk without its line end', '5\r\nhelloX0\r\n\r\n'],
  ])('that is broken: %s', (_name, text) => expect(unchunked(text)).toBeUndefined());
  test('in a million chunks of one byte takes no more memory than its bytes', () => {
    const text = '1\r\nx\r\n'.repeat(1_000_000);
    expect(removeChunking(bytes(`${text}0\r\n\r\n`))?.body.length).toBe(1_000_000);
  });
});
