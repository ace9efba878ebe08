import { expect, it, test } from 'vitest';
import { madeKey, policyOf } from './policies.test-tool.ts';
import { isQuorum, quorumText } from './quorum.ts';

const names = ['X1', 'X2', 'X3', 'Y1', 'Y2', 'Y3'];
const lines = names.map((name) => `witness ${name} ${madeKey(`${name}.example`, 0x04).vkey.text}`);
/** The published example of tlog-policy ("Example policy"). */
const policy = policyOf(
  ...lines,
  'group X-witnesses 2 X1 X2 X3',
  'group Y-witnesses any Y1 Y2 Y3',
  'group X-and-Y all X-witnesses Y-witnesses',
  'quorum X-and-Y',
);
const of = (cosigned: readonly string[]) => new Set(policy.witnesses.filter(({ name }) => cosigned.includes(name)));

it.each([
  [true, ['X1', 'X2', 'Y1']],
  [true, ['X2', 'X3', 'Y3']],
  [true, names],
  [false, ['X1', 'X2', 'X3']],
  [false, ['X1', 'Y1', 'Y2', 'Y3']],
  [false, []],
])('the published example: %s for %j', (expected, cosigned) => expect(isQuorum(policy, of(cosigned))).toBe(expected));

test('a single witness, and nobody', () => {
  const one = policyOf(lines[0]!, lines[1]!, 'quorum X1');
  expect(isQuorum(one, new Set([one.witnesses[0]!]))).toBe(true);
  expect(isQuorum(one, new Set([one.witnesses[1]!]))).toBe(false);
  expect(isQuorum(policyOf('quorum none'), new Set())).toBe(true);
});

test('its words', () => {
  expect(quorumText(policy.quorum!)).toBe('all of (2 of (X1, X2, X3), 1 of (Y1, Y2, Y3))');
});
