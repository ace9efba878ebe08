import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { UndecodableBody } from '../../core/target/undecodable-body.ts';
import { CODING_OVERHEAD, decodeContent, listedCodings } from './content-coding.ts';
import { decodedAnswer } from './decoded-answer.ts';

const text = Buffer.from('a line of a log\n'.repeat(100));
const coders = {
  gzip: gzipSync,
  'x-gzip': gzipSync,
  deflate: deflateSync,
  // The default quality takes seconds for a decompression bomb.
  br: (body: Uint8Array) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  zstd: zstdCompressSync,
};
const LIMIT = 10_000;

test('codings are listed in lower case, without identity', () => {
  expect(listedCodings(undefined)).toEqual([]);
  expect(listedCodings('identity')).toEqual([]);
  expect(listedCodings(' GZIP ,, identity, Br')).toEqual(['gzip', 'br']);
});

describe.each(Object.entries(coders))('%s', (coding, code) => {
  test('is decoded', () =>
    expect(decodeContent(code(text), [coding], LIMIT, false)).toEqual({ bytes: text, cut: false }));
  test('twice, too', () => expect(decodeContent(code(code(text)), [coding, coding], LIMIT, false).bytes).toEqual(text));
  test('of an empty body is empty', () =>
    expect(decodeContent(code(Buffer.alloc(0)), [coding], LIMIT, false).bytes.length).toBe(0));
  test('of a body at the limit is complete, of a longer one is cut', () => {
    expect(decodeContent(code(text), [coding], text.length, false)).toMatchObject({ cut: false });
    expect(decodeContent(code(text), [coding], text.length - 1, false)).toMatchObject({ cut: true });
  });
  test('of a decompression bomb is cut, and takes little memory', () => {
    const bomb = code(Buffer.alloc(100_000_000));
    const memoryBefore = process.memoryUsage.rss();
    expect(decodeContent(bomb, [coding], LIMIT, false)).toEqual({ bytes: new Uint8Array(), cut: true });
    expect(decodeContent(code(bomb), [coding, coding], LIMIT, false).cut).toBe(true);
    expect(process.memoryUsage.rss() - memoryBefore).toBeLessThan(80_000_000);
  });
  test('that ends early is an error, unless we cut it', () => {
    const short = code(text).subarray(0, -10);
    expect(() => decodeContent(short, [coding], LIMIT, false)).toThrow(UndecodableBody);
    expect(decodeContent(short, [coding], LIMIT, true).cut).toBe(true);
  });
  test('with bytes behind its end is an error', () => {
    for (const behind of [Buffer.alloc(1), Buffer.alloc(100_000), Buffer.from('\n')])
      expect(() => decodeContent(Buffer.concat([code(text), behind]), [coding], LIMIT, false)).toThrow(UndecodableBody);
  });
  test('that the body does not have is an error', () => {
    expect(() => decodeContent(text, [coding], LIMIT, false)).toThrow(`the body is not ${coding}`);
    expect(() => decodeContent(new Uint8Array(), [coding], LIMIT, false)).toThrow(UndecodableBody);
  });
});

test.each([['compress'], ['exi'], ['constructor'], ['__proto__'], ['gzip;q=1']])('%s is unknown', (coding) =>
  expect(() => decodeContent(text, [coding], LIMIT, false)).toThrow(`"${coding}" is not a known one`),
);
test('deflate without the zlib format is an error', () =>
  expect(() => decodeContent(deflateRawSync(text), ['deflate'], LIMIT, false)).toThrow('zlib format (RFC 9110'));
test.each([
  ['gzip', gzipSync],
  ['zstd', zstdCompressSync],
] as const)('%s may have several parts, each compressed alone', (coding, code) => {
  const parts = Buffer.concat([code(text.subarray(0, 20)), code(Buffer.alloc(0)), code(text.subarray(20))]);
  expect(Buffer.from(decodeContent(parts, [coding], LIMIT, false).bytes)).toEqual(text);
  expect(decodeContent(parts, [coding], text.length, false).cut).toBe(false);
  expect(decodeContent(parts, [coding], text.length - 1, false).cut).toBe(true);
  expect(decodeContent(parts, [coding], 10, false).cut).toBe(true);
});
test('zstd has frames that are passed over (RFC 8878, 3.1.2)', () => {
  const passedOver = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 1, 2, 3, 4]);
  const frames = Buffer.concat([passedOver, zstdCompressSync(text), passedOver]);
  expect(Buffer.from(decodeContent(frames, ['zstd'], LIMIT, false).bytes)).toEqual(text);
});
test('four nested codings are refused', () =>
  expect(() => decodeContent(text, ['gzip', 'gzip', 'gzip', 'gzip'], LIMIT, false)).toThrow(UndecodableBody));
test('a zstd window of more than eight megabytes is refused', () => {
  // A frame with one raw block of one byte; its descriptor sets the window of a decoder (RFC 8878, 3.1.1.1.2).
  const frame = (descriptor: number) => Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, descriptor, 9, 0, 0, 0x78]);
  expect(Buffer.from(decodeContent(frame(13 << 3), ['zstd'], LIMIT, false).bytes).toString()).toBe('x');
  expect(() => decodeContent(frame(14 << 3), ['zstd'], LIMIT, false)).toThrow(UndecodableBody);
});

describe('answers', () => {
  const raw = (body: Uint8Array, headers: [string, string][] = [], cut = false) => ({
    status: 200,
    headers,
    body,
    cut,
  });

  test('decode once, at the first use of the body', () => {
    const answer = decodedAnswer(raw(gzipSync(text), [['content-encoding', 'gzip']]), 7, LIMIT);
    expect(answer.body()).toBe(answer.body());
    expect(Buffer.from(answer.body())).toEqual(text);
    expect([answer.cut, answer.exchange, answer.raw.length < 200]).toEqual([false, 7, true]);
  });
  test('limit the decoded content, and allow a little more for the coded bytes', () => {
    const answer = decodedAnswer(raw(text), 1, 100);
    expect([answer.cut, answer.raw.length, answer.body().length]).toEqual([true, 100, 100]);
  });
  test('may be longer coded than decoded, as random bytes are', () => {
    const hashes = randomBytes(8192);
    const coded = gzipSync(hashes);
    expect(coded.length).toBeGreaterThan(8192);
    expect(coded.length).toBeLessThan(8192 + CODING_OVERHEAD);
    const answer = decodedAnswer(raw(coded, [['Content-Encoding', 'gzip']]), 1, 8192);
    expect(answer.cut).toBe(false);
    expect(Buffer.from(answer.body())).toEqual(hashes);
  });
  test('that cannot be decoded throw when the body is used, and are not cut', () => {
    const answer = decodedAnswer(raw(text, [['Content-Encoding', 'br']]), 1, LIMIT);
    expect(answer.cut).toBe(false);
    expect(() => answer.body()).toThrow(UndecodableBody);
  });
});
