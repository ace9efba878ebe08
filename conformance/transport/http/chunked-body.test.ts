import { describe, expect, test } from 'vitest';
import { ChunkedBody } from './chunked-body.ts';
import { IncomingAnswer } from './incoming-answer.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const unchunked = (text: string) => {
  const dechunked = new ChunkedBody().read(bytes(text));
  return dechunked && { body: Buffer.from(dechunked.body).toString('latin1'), whole: dechunked.whole };
};

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
    expect(new ChunkedBody().read(bytes(`${text}0\r\n\r\n`))?.body.length).toBe(1_000_000);
  });
  test('that arrives in pieces goes on where it stopped', () => {
    const text = '5\r\nhello\r\n7\r\n, world\r\n0\r\nX-Trailer: 1\r\n\r\n';
    const body = new ChunkedBody();
    for (let end = 1; end < text.length; end++) expect(body.read(bytes(text.slice(0, end)))?.whole).toBe(false);
    expect(Buffer.from(body.read(bytes(text))!.body).toString()).toBe('hello, world');
  });
  test('is read once, however many pieces end as a last chunk would', () => {
    const answer = new IncomingAnswer('GET /', 'GET', 1_000_000);
    answer.take(bytes('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'));
    // Reading each time from the beginning would look at these chunks 300 million times.
    const piece = bytes('2\r\n\r\n\r\n'.repeat(50));
    let pieces = 0;
    while (answer.take(piece) === undefined) pieces++;
    expect(pieces).toBeGreaterThan(2900);
  });
});
