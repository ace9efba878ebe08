import { expect, test } from 'vitest';
import { coreVersionsInResult } from '../versions/version-text.ts';
import { networksInResult } from './result-networks.ts';

const base = { DAOToken: `0x${'a'.repeat(40)}` };
test.each([
  ['flat', { base }, undefined, undefined],
  ['by network', { kovan: { base } }, ['kovan'], undefined],
  ['by network and version', { private: { base: { '1.0.0': base } }, note: 1 }, ['private'], ['1.0.0']],
  ['by version', { base: { '1.0.0': base, '1.0.1-rc.2': base } }, undefined, ['1.0.0', '1.0.1-rc.2']],
  ['no result', [base], undefined, undefined],
  ['nothing', undefined, undefined, undefined],
])('levels of a result file: %s', (_name, file, networks, versions) => {
  expect(networksInResult(file)).toEqual(networks);
  expect(coreVersionsInResult(file, 'private')).toEqual(versions);
});
