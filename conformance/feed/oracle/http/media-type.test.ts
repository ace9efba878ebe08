import { describe, expect, it, test } from 'vitest';
import { isJavaScriptType, isJsonType, isXmlType, readMediaType } from './media-type.ts';

describe('readMediaType', () => {
  test.each([
    'text/html;charset=utf-8',
    'Text/HTML;Charset="utf-8"',
    'text/html; charset="utf-8"',
    'text/html;charset=UTF-8',
    ' text/html ; ; charset="\\utf-8" ;',
  ])('RFC 9110 section 8.3.1: %s', (header) =>
    expect(readMediaType(header)).toEqual({ type: 'text/html', parameters: new Map([['charset', 'utf-8']]) }),
  );

  test.each([
    '',
    'json',
    'text/',
    '/xml',
    'text/html, text/xml',
    'text/html; charset',
    'a/b/c',
    'text/html charset=utf-8',
    'text/html; a="b',
  ])('%j is not a media type', (header) => expect(readMediaType(header)).toBeUndefined());

  it('keeps a semicolon in quotes, and takes one name with two values for nothing', () => {
    expect(readMediaType('a/b; c="d;e=\\"f"')!.parameters).toEqual(new Map([['c', 'd;e="f']]));
    expect(readMediaType('a/b; charset=utf-8; charset=x; c=1;c=1')!.parameters).toEqual(
      new Map([
        ['charset', ''],
        ['c', '1'],
      ]),
    );
  });

  it('reads long headers', () => {
    expect(readMediaType(`a/b${' ;'.repeat(100_000)}`)).toBeDefined();
    expect(readMediaType(`a/b; c="${'\\"'.repeat(100_000)}`)).toBeUndefined();
    expect(readMediaType(`a/b;${' '.repeat(100_000)}x`)).toBeUndefined();
  });
});

test('what a type is of', () => {
  expect(
    [
      ...['text/javascript', 'application/javascript', 'application/x-javascript', 'text/ecmascript'],
      ...['text/jscript', 'text/livescript', 'text/javascript1.0', 'text/javascript1.5'],
    ].every(isJavaScriptType),
  ).toBe(true);
  expect(['application/json', 'text/plain', 'text/javascript1.6', 'application/jscript'].some(isJavaScriptType)).toBe(
    false,
  );
  expect(['application/json', 'application/problem+json'].every(isJsonType)).toBe(true);
  expect(['text/json', 'application/jsonp', 'text/html'].some(isJsonType)).toBe(false);
  expect(['application/xml', 'text/xml', 'application/rss+xml'].every(isXmlType)).toBe(true);
  expect(['application/xhtml', 'text/html', 'application/json'].some(isXmlType)).toBe(false);
});
