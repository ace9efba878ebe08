import { describe, expect, it } from 'vitest';
import { changedKey, invalidKeys } from './invalid-keys.ts';

describe('spoiled keys', () => {
  it('are each another key than the one that they are made of', () => {
    for (const key of ['c4f3a9', 'A', '0', '*', 'null', '+/=', 'Zx9'])
      for (const [reason, spoiled] of invalidKeys(key)) expect(spoiled, `${reason} of ${key}`).not.toBe(key);
  });

  it.each(['123456', '0123456'])('are other numbers than a key that may be an integer: %s', (key) => {
    const numbers = invalidKeys(key).flatMap(([, other]) => (/^\d+$/.test(other) ? [Number(other)] : []));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).not.toContain(123_456);
  });

  it('differ in one letter of the same kind where one is changed', () => {
    expect(changedKey('c4f3')).toBe('b4f3');
    expect(changedKey('b4f3')).toBe('e4f3');
    expect(changedKey('-Xy')).toBe('-By');
    expect(changedKey('47')).toBe('77');
    expect(changedKey('%')).toBe('%0');
  });

  it('are in the other case only where the case says something', () => {
    const cases = (key: string) => invalidKeys(key).flatMap(([reason, one]) => (reason === 'case' ? [one] : []));
    expect(cases('aBk')).toEqual(['AbK']);
    expect(cases('aBc')).toEqual([]);
    expect(cases('c4f3A9e0-1b7D')).toEqual([]);
    expect(cases('c4f3')).toEqual([]);
    expect(cases('C4F3')).toEqual([]);
  });
});
