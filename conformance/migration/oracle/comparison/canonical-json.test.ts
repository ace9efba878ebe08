import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const LOWER = '0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1';
const CHECKSUMMED = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';

test('the case of an address and the order of members make no difference', () => {
  const canonical = canonicalJson({ base: { DAOToken: LOWER, Redeemer: LOWER } });
  expect(canonicalJson({ base: { Redeemer: CHECKSUMMED, DAOToken: CHECKSUMMED } })).toBe(canonical);
});

test('other text keeps its case', () => {
  expect(canonicalJson({ name: 'Demo' })).not.toBe(canonicalJson({ name: 'demo' }));
  expect(canonicalJson(`0x${'AB'.repeat(32)}`)).not.toBe(canonicalJson(`0x${'ab'.repeat(32)}`));
  expect(canonicalJson(undefined)).toBe('nothing');
});
