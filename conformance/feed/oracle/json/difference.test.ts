import { describe, expect, test } from 'vitest';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import { jsonDifference } from './difference.ts';

const tree = (text: string) => readExactJsonText(text).value!.root;

describe('jsonDifference', () => {
  test.each([
    ['{"a":1,"b":[null,true,"x"]}', '{ "b": [null, true, "\\u0078"], "a": 1.0 }'],
    ['[1e3,-0]', '[1000,0]'],
    ['{"a":1,"a":2}', '{"a":2}'],
    ['{"__proto__":1}', '{"__proto__":1}'],
  ])('finds no difference between %s and %s', (a, b) => expect(jsonDifference(tree(a), tree(b))).toBeUndefined());

  test.each([
    ['value', '/a', '{"a":9007199254740993}', '{"a":9007199254740992}'],
    ['value', '/a', '{"a":1}', '{"a":"1"}'],
    ['value', '/a', '{"a":"null"}', '{"a":null}'],
    ['value', '/a', '{"a":"true"}', '{"a":true}'],
    ['value', '/a', '{"a":{}}', '{"a":[]}'],
    ['value', '/a/0/b', '{"a":[{"b":"x"}]}', '{"a":[{"b":"y"}]}'],
    ['missing', '/a', '{"a":null}', '{}'],
    ['missing', '/a/1', '{"a":[1,2]}', '{"a":[1]}'],
    ['extra', '/b', '{"a":1}', '{"a":1,"b":2}'],
    ['extra', '/1', '[1]', '[1,2]'],
    ['value', 'the whole', '1', '2'],
  ])('%s at %s between %s and %s', (reason, at, a, b) =>
    expect(jsonDifference(tree(a), tree(b))).toMatchObject({ reason, at }),
  );

  test('passes over what may differ', () => {
    const ignored = new Set(['/a', '/b']);
    expect(jsonDifference(tree('{"a":1,"c":3}'), tree('{"a":2,"b":2,"c":3}'), ignored)).toBeUndefined();
    expect(jsonDifference(tree('{"a":1,"c":3}'), tree('{"a":2,"c":4}'), ignored)?.at).toBe('/c');
  });
});
