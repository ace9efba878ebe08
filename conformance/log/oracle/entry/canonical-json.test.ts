import { Buffer } from 'node:buffer';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { jcsJson } from './canonical-json.ts';

/** The double whose IEEE 754 bytes are given. */
function double(bytes: string): number {
  return Buffer.from(bytes, 'hex').readDoubleBE(0);
}

describe('canonicalJson', () => {
  test('RFC 8785 section 3.2.2: literals, numbers, strings', () => {
    const input = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`;
    expect(jcsJson(JSON.parse(input))).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  test('RFC 8785 section 3.2.3: members in the order of UTF-16 units', () => {
    const input = String.raw`{"\u20ac":5,"\r":1,"\ufb33":7,"1":2,"\ud83d\ude00":6,"\u0080":3,"\u00f6":4}`;
    expect(Object.values(JSON.parse(input))).not.toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(jcsJson(JSON.parse(input)).match(/:(\d)/g)).toEqual([':1', ':2', ':3', ':4', ':5', ':6', ':7']);
  });

  test.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('RFC 8785 appendix B: %s is %s', (bytes, text) => expect(jcsJson(double(bytes))).toBe(text));

  test.each([
    ['NaN', double('7fffffffffffffff')],
    ['infinity', double('7ff0000000000000')],
    ['a number that overflows when it is parsed', JSON.parse('[1e400]')],
    ['a lone surrogate', JSON.parse(String.raw`"\ud800"`)],
    ['a lone surrogate in a name', JSON.parse(String.raw`{"\udc00":1}`)],
    ['nothing', undefined],
  ])('has no text for %s', (_, value) => expect(() => jcsJson(value)).toThrow(RangeError));

  it('throws if a value is nested too deeply', () => {
    expect(() => jcsJson(JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)))).toThrow(RangeError);
  });

  it('writes a member that is called __proto__', () => {
    expect(jcsJson(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
  });

  it('equals the output of the npm package canonicalize', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jcsJson(value)).toBe(canonicalize(value));
      }),
    );
  });
});
