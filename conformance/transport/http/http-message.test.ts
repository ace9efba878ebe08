import { describe, expect, test } from 'vitest';
import { headLength, parseMessageHead } from './http-message.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

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
