import { expect, test } from 'vitest';
import { alike } from './alike.ts';

const LOWER = '0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1';
const CHECKSUMMED = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';

test('an address is the same in every case, and members in every order', () => {
  const one = alike({ base: { DAOToken: LOWER, Redeemer: LOWER } });
  expect(alike({ base: { Redeemer: CHECKSUMMED, DAOToken: CHECKSUMMED } })).toBe(one);
});

test('other text keeps its case', () => {
  expect(alike({ name: 'Demo' })).not.toBe(alike({ name: 'demo' }));
  expect(alike(`0x${'AB'.repeat(32)}`)).not.toBe(alike(`0x${'ab'.repeat(32)}`));
  expect(alike(undefined)).toBe('nothing');
});
