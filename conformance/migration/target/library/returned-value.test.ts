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

describe('what a library gave', () => {
  test('has the members that accessors of a class give, and no others that JSON knows nothing of', () => {
    expect(returnedValue(new Result())).toEqual({ base, dao });
  });
  test('may have them below a network, and below a core version', () => {
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
  test('is what JSON says of it where that says something', () => {
    class Said extends Result {
      toJSON() {
        return { base: { DAOToken: address('f') }, dao: null };
      }
    }
    expect(returnedValue(new Said())).toEqual({ base: { DAOToken: address('f') }, dao: null });
    expect(returnedValue({ base, large: 2n ** 70n, f() {} })).toEqual({ base, large: String(2n ** 70n) });
  });
  test.each([
    [undefined, null],
    [() => 5, null],
    [new Map([['base', base]]), {}],
    [[base], [base]],
    ['text', 'text'],
  ])('is not guessed at: %s', (value, said) => expect(returnedValue(value)).toEqual(said));
  test('that holds itself is refused', () => {
    const value = { base, itself: {} };
    value.itself = value;
    expect(() => returnedValue(value)).toThrow(
      'what it gave is nothing that JSON can say: Converting circular structure',
    );
  });
});
