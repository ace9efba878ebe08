import { describe, expect, test } from 'vitest';
import { returnedValue } from './returned-value.ts';

const address = (digit: string) => `0x${digit.repeat(40)}`;
const base = { DAOToken: address('a'), GenericScheme: address('b') };
const dao = { name: 'A', Avatar: address('c'), NativeToken: address('d'), NativeReputation: address('e') };

class Base {
  get DAOToken() {
    return base.DAOToken;
  }
  get GenericScheme() {
    return base.GenericScheme;
  }
  get contract() {
    return { itself: this };
  }
}
class Dao {
  readonly Avatar = dao.Avatar;
  get name() {
    return dao.name;
  }
  get NativeToken() {
    return dao.NativeToken;
  }
  get NativeReputation() {
    return dao.NativeReputation;
  }
  get network() {
    return 'private';
  }
}
class Result {
  #base: object = new Base();
  get base() {
    return this.#base;
  }
  get dao() {
    return new Dao();
  }
  get test(): object {
    throw new Error('no demo test yet');
  }
}

describe('the value that a library returned', () => {
  test('has the members of the document that accessors of a class give, and no other accessors', () => {
    expect(returnedValue(new Result())).toEqual({ base, dao });
  });
  test('may have them under a network, and under a core version', () => {
    class Networks {
      get private() {
        return { base: { '0.0.1-rc.14': new Base() } };
      }
    }
    expect(returnedValue(new Networks())).toEqual({ private: { base: { '0.0.1-rc.14': base } } });
    expect(returnedValue({ kovan: new Result() })).toEqual({ kovan: { base, dao } });
  });
  test('has them under the names of the tool', () => {
    class Own {
      readonly Avatar = dao.Avatar;
      get Token() {
        return dao.NativeToken;
      }
    }
    const names = { dao: { NativeToken: 'Token' } };
    expect(returnedValue({ dao: new Own() }, names)).toEqual({ dao: { Avatar: dao.Avatar, Token: dao.NativeToken } });
  });
  test('is its JSON form if it has one', () => {
    class WithToJson extends Result {
      toJSON() {
        return { base: { DAOToken: address('f') }, dao: null };
      }
    }
    expect(returnedValue(new WithToJson())).toEqual({ base: { DAOToken: address('f') }, dao: null });
    expect(returnedValue({ base, large: 2n ** 70n, f() {} })).toEqual({ base, large: String(2n ** 70n) });
  });
  test.each([
    [undefined, null],
    [() => 5, null],
    [new Map([['base', base]]), {}],
    [[base], [base]],
    ['text', 'text'],
  ])('gets no members that it does not have: %s', (value, expected) => expect(returnedValue(value)).toEqual(expected));
  test('is refused if it contains itself', () => {
    const value = { base, itself: {} };
    value.itself = value;
    expect(() => returnedValue(value)).toThrow('the returned value has no JSON form: Converting circular structure');
  });
});
