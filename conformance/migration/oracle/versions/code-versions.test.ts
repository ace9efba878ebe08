import { expect, test } from 'vitest';
import { differingCode, versionOfCode } from './code-versions.ts';

const codes = (of: Record<string, string>) => new Map(Object.entries(of));
const USUAL = codes({ Avatar: '0x01', Token: '0x02' });
const OTHER = codes({ Avatar: '0x11', Token: '0x12' });

test('versions differ in contracts that both have, with different code', () => {
  const first = codes({ Avatar: '0x01', Same: '0x05', Only: '0x06', Gone: '0x', Lost: '0x07' });
  const two = codes({ Avatar: '0x11', Same: '0x05', Gone: '0x08', Lost: '0x' });
  expect(differingCode(first, two)).toEqual([codes({ Avatar: '0x01' }), codes({ Avatar: '0x11' })]);
});

test.each([
  ['usual', { Avatar: '0x01', Token: '0x02', Further: '0x09' }],
  ['other', { Avatar: '0x11', Token: '0x12' }],
  ['mixed', { Avatar: '0x11', Token: '0x02' }],
  ['mixed', { Avatar: '0x11' }],
  ['neither', { Avatar: '0x21', Token: '0x22' }],
] as const)('codes are of the version %s: %o', (expected, of) => {
  expect(versionOfCode(codes(of), USUAL, OTHER)).toBe(expected);
});

test('without a difference between the versions, codes are of neither', () => {
  expect(versionOfCode(USUAL, new Map(), new Map())).toBe('neither');
});
