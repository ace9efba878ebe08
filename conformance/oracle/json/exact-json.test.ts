import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { utf8 } from '../bytes/bytes.ts';
import { readExactJson, readExactJsonText } from './exact-json.ts';
import { plainJson } from './json-node.ts';

const read = (text: string) => readExactJson(utf8(text));
/** The value that JSON.parse gives for a text, or undefined. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

describe('readExactJson', () => {
  test.each([
    `{ "Image": { "Width": 800, "Height": 600, "Thumbnail": { "Url": "http://www.example.com/image/481989943" },
       "Animated" : false, "IDs": [116, 943, 234, 38793] } }`,
    `[ { "precision": "zip", "Latitude": 37.7668, "Longitude": -122.3959, "Zip": "94107" }, { "Latitude": 37.371991 } ]`,
    '"Hello world!"',
    '42',
    'true',
  ])('RFC 8259 section 13: %s', (text) => expect(plainJson(read(text).value!.root)).toEqual(JSON.parse(text)));

  test('RFC 6901 section 5: the pointers', () => {
    const text = String.raw`{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}`;
    const { root } = read(text).value!;
    if (root.kind !== 'object') throw new Error('no object');
    expect([...root.members.values()].map(({ pointer }) => pointer)).toEqual([
      '/foo',
      '/',
      '/a~1b',
      '/c%d',
      '/e^f',
      '/g|h',
      '/i\\j',
      '/k"l',
      '/ ',
      '/m~0n',
    ]);
    const foo = root.members.get('foo')!;
    expect(foo.kind === 'array' && foo.items.map(({ pointer }) => pointer)).toEqual(['/foo/0', '/foo/1']);
  });

  it('keeps the text of numbers and the offsets of values', () => {
    const text = ' {"id": 1759.0, "big":9007199254740993,"e":-1E+2}';
    const { root } = read(text).value!;
    if (root.kind !== 'object') throw new Error('no object');
    expect([...root.members.values()]).toEqual([
      { kind: 'number', text: '1759.0', pointer: '/id', offset: text.indexOf('1759.0') },
      { kind: 'number', text: '9007199254740993', pointer: '/big', offset: text.indexOf('9007') },
      { kind: 'number', text: '-1E+2', pointer: '/e', offset: text.indexOf('-1E') },
    ]);
    expect(root).toMatchObject({ pointer: '', offset: 1 });
  });

  it('reports names that an object has twice, escaped or not, and takes the last', () => {
    const text = String.raw`{"data":[1],"meta":{"a":1,"b":2,"a":3},"\u0064ata":[]}`;
    const { root, duplicates } = read(text).value!;
    expect(duplicates).toEqual([
      { pointer: '/meta/a', offset: text.indexOf('"a":3') },
      { pointer: '/data', offset: text.indexOf(String.raw`"\u`) },
    ]);
    expect(plainJson(root)).toEqual({ data: [], meta: { a: 3, b: 2 } });
    expect(read('[{"a":1},{"a":1},{"b":{"a":{"a":1}}}]').value!.duplicates).toEqual([]);
  });

  it('reports lone surrogates, in strings and in names', () => {
    const text = String.raw`{"a":"\ud83d\ude00","b":["\ud83d"],"\ude00":"x\ude00\ud83d"}`;
    expect(read(text).value!.loneSurrogates.map(({ pointer }) => pointer)).toEqual(['/b/0', '', '/\ude00']);
  });

  test.each([
    ['', 'empty', undefined],
    [' \r\n\t', 'empty', undefined],
    ['\ufeff{}', 'byte-order-mark', 'character 0'],
    ['<b>Warning</b>: line 3\n{"meta":{}}', 'before', 'character 0'],
    ['\nok {"meta":{}} \n', 'before', 'character 1'],
    ['{} {}', 'behind', 'character 3'],
    ['{}<!-- 3 ms -->', 'behind', 'character 2'],
    ['nullnull', 'behind', 'character 4'],
    ['01', 'behind', 'character 1'],
    ['<html>{}</html>', 'syntax', 'character 0'],
    ['cb({"meta":{}});', 'syntax', 'character 0'],
    ['{"a":1,}', 'syntax', 'character 7'],
    ['[1,]', 'syntax', 'character 3'],
    ['[1 2]', 'syntax', 'character 3'],
    ['{"a" 1}', 'syntax', 'character 5'],
    ['{a:1}', 'syntax', 'character 1'],
    ["{'a':1}", 'syntax', 'character 1'],
    ['[NaN]', 'syntax', 'character 1'],
    ['[Infinity]', 'syntax', 'character 1'],
    ['[+1]', 'syntax', 'character 1'],
    ['[.5]', 'syntax', 'character 1'],
    ['[1.]', 'syntax', 'character 2'],
    ['["a\nb"]', 'syntax', 'character 3'],
    [String.raw`["\x41"]`, 'syntax', 'character 2'],
    [String.raw`["\u00g0"]`, 'syntax', 'character 2'],
    ['["a', 'syntax', 'character 3'],
    ['{"a":', 'syntax', 'character 5'],
    ['[1,2', 'syntax', 'character 4'],
    ['[1,/* */2]', 'syntax', 'character 3'],
    ['[\u00a01]', 'syntax', 'character 1'],
  ])('%j is refused: %s at %s', (text, reason, at) => {
    expect(read(text).defect).toMatchObject({ reason, ...(at === undefined ? {} : { at }) });
    expect(parse(text)).toBeUndefined();
  });

  test('a byte that is not UTF-8 is reported with its offset', () =>
    expect(readExactJson(Buffer.from('22c32822', 'hex')).defect).toMatchObject({ reason: 'not-utf8', at: 'byte 1' }));

  it('accepts exactly the texts that JSON.parse accepts, and gives the same values', () => {
    const unit = fc.constantFrom(...'{}[]",:\\/ \n\tu0d8e1E-+.truefalsn\u2028\ud800\udc00'.split(''));
    const changed = fc
      .tuple(fc.json(), fc.nat(), fc.nat(3), fc.array(unit, { maxLength: 3 }))
      .map(([text, at, removed, chars]) => {
        const start = at % (text.length + 1);
        return text.slice(0, start) + chars.join('') + text.slice(start + removed);
      });
    const spaced = fc.jsonValue().map((value) => JSON.stringify(value, null, '\t \n'));
    const noise = fc.array(unit).map((chars) => chars.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.json(), spaced, changed, noise), (text) => {
        const ours = readExactJsonText(text);
        const value = ours.value && { value: plainJson(ours.value.root) };
        expect(value).toEqual(parse(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('has bounds on depth and on count', () => {
    const deep = (levels: number) => read('['.repeat(levels) + ']'.repeat(levels));
    expect(deep(257).defect).toBeUndefined();
    expect(deep(258).defect).toMatchObject({ reason: 'too-deep', at: 'character 257' });
    expect(read('['.repeat(1_000_000)).defect?.reason).toBe('too-deep');
    expect(read('{"a":'.repeat(1_000_000)).defect?.reason).toBe('too-deep');
    const limits = { depth: 3, nodes: 4 };
    expect(readExactJsonText('[1,2,3]', limits).defect).toBeUndefined();
    expect(readExactJsonText('[1,2,3,4]', limits).defect).toMatchObject({ reason: 'too-many', at: 'character 7' });
  });

  it('reads megabytes of one string, of escapes, of white space, of digits', () => {
    const long = 2_000_000;
    for (const text of [
      `"${'a'.repeat(long)}"`,
      `"${'\\n'.repeat(long / 2)}"`,
      `[${' '.repeat(long)}1]`,
      '9'.repeat(long),
      `1e${'9'.repeat(long)}`,
      `{"${'~'.repeat(long)}":1}`,
    ])
      expect(readExactJsonText(text).defect).toBeUndefined();
    expect(readExactJsonText(`x${'{"a":'.repeat(long / 5)}`).defect?.reason).toBe('syntax');
  });
});
