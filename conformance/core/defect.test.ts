import { expect, test } from 'vitest';
import { defective, parsed } from './defect.ts';
import { Trouble, Undecodable } from './trouble.ts';

test('what was read is a value or a defect, with its place where it has one', () => {
  expect(parsed(1)).toEqual({ value: 1 });
  expect(defective('bad', 'x', 'y')).toEqual({ defect: { reason: 'bad', expected: 'x', actual: 'y' } });
  expect(defective('bad', 'x', 'y', 'line 1').defect.at).toBe('line 1');
});

test('trouble says what it is, whether anything was answered, and what caused it', () => {
  const cause = new Error('ECONNRESET');
  expect(new Trouble('reset', 'why', { cause })).toMatchObject({
    name: 'Trouble',
    code: 'reset',
    message: 'why',
    cause,
  });
  expect(new Trouble('reset', 'why')).toMatchObject({ answered: false });
  expect(new Trouble('reset', 'why')).not.toHaveProperty('cause');
  expect(new Trouble('timeout', 'why', { answered: true }).answered).toBe(true);
  expect(new Undecodable('gzip', 'why')).toMatchObject({ name: 'Undecodable', coding: 'gzip', message: 'why' });
});
