import { expect, test } from 'vitest';
import { rehearsedGas } from './rehearse.ts';

const STEPS = [
  { of: 'base', step: 'DAOToken', gas: 1n },
  { of: 'dao', step: 'DAOToken', gas: 2n },
  { of: 'dao', step: 'Avatar', gas: 3n },
] as const;

test('gas is known by step of a migration, and only from a copy of the chain', () => {
  const gas = rehearsedGas({ steps: STEPS, gas: 6n, simulated: true }, 'dao');
  expect([...(gas ?? [])]).toEqual([
    ['DAOToken', 2n],
    ['Avatar', 3n],
  ]);
  expect(rehearsedGas({ steps: STEPS, gas: 6n, simulated: false }, 'dao')).toBeUndefined();
});
