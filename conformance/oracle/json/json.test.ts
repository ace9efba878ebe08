import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { utf8 } from '../bytes/bytes.ts';
import { duplicateMemberName, jsonMember, quoteJson, readJson } from './json.ts';

describe('readJson', () => {
  test('RFC 8259 section 13: the examples', () => {
    const image = `{ "Image": { "Width": 800, "Title": "View from 15th Floor", "Animated" : false, "IDs": [116, 943] } }`;
    expect(readJson(utf8(image)).value).toEqual({
      Image: { Width: 800, Title: 'View from 15th Floor', Animated: false, IDs: [116, 943] },
    });
    expect(['"Hello world!"', '42', 'true'].map((text) => readJson(utf8(text)).value)).toEqual([
      'Hello world!',
      42,
      true,
    ]);
  });

  test.each([
    ['nothing', ''],
    ['a byte order mark', '\ufeff{}'],
    ['two values', '{} {}'],
    ['a comma at the end', '{"a":1,}'],
    ['half of an object', '{"a":'],
    ['HTML', '<!doctype html>'],
  ])('%s is not JSON', (_, text) => expect(readJson(utf8(text)).defect?.reason).toBe('not-json'));

  test('RFC 3629 section 7: a byte that is not UTF-8 is reported with its offset', () => {
    const bytes = Uint8Array.of(0x22, 0xc0, 0x80, 0x22);
    expect(readJson(bytes).defect).toEqual({
      reason: 'not-json',
      expected: 'JSON in UTF-8',
      actual: 'a byte that is not',
      at: 'byte 1',
    });
  });

  it('gives a result for any depth', () => {
    const read = readJson(utf8('['.repeat(1_000_000)));
    expect(read.defect).toMatchObject({ reason: 'not-json', expected: 'one JSON value' });
    expect(read.defect!.actual.length).toBeLessThan(200);
  });

  it('gives a result for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const { value, defect } = readJson(bytes);
        expect(value === undefined).toBe(defect !== undefined);
      }),
    );
  });
});

describe('memberOf', () => {
  it('does not find inherited members', () => expect(jsonMember({}, 'toString')).toBeUndefined());
  it('takes null as absent', () => expect(jsonMember({ a: null }, 'a')).toBeUndefined());
  it('takes zero as present', () => expect(jsonMember({ a: 0 }, 'a')).toBe(0));
});

describe('quoteJson', () => {
  test.each([
    ['a', '"a"'],
    [[1, 2], 'an array of 2'],
    [{}, 'an object'],
    [undefined, 'nothing'],
    [null, 'null'],
    [1.5, '1.5'],
  ])('%j is %s', (value, text) => expect(quoteJson(value)).toBe(text));
});

describe('duplicateName', () => {
  test.each([
    ['{"a":1,"a":2}', 'a'],
    ['[{"b":{"a":1,"c":[],"a":{}}}]', 'a'],
    [String.raw`{"a":1,"\u0061" :2}`, 'a'],
    [String.raw`{"\"":1,"\"":2}`, '"'],
    ['{"a":{"a":{"a":"a"}},"b":["a","a"]}', undefined],
    ['[{"a":1},{"a":1}]', undefined],
    [String.raw`{"a":"{\"a\":1,\"a\":2}"}`, undefined],
    ['"a"', undefined],
  ])('%s: %s', (text, name) => expect(duplicateMemberName(text)).toBe(name));

  it('finds no duplicates in the output of JSON.stringify', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(duplicateMemberName(text)).toBeUndefined();
      }),
    );
  });

  it('reads a megabyte of quotes, of backslashes and of brackets', () => {
    for (const text of [
      `["${'\\"'.repeat(500_000)}"]`,
      `["${'a'.repeat(1_000_000)}"]`,
      '['.repeat(500_000) + ']'.repeat(500_000),
    ]) {
      expect(duplicateMemberName(text)).toBeUndefined();
    }
  });
});
