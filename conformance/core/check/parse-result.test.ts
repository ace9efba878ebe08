import { expect, test } from 'vitest';
import { TransportFailure } from '../target/transport-failure.ts';
import { UndecodableBody } from '../target/undecodable-body.ts';
import { parseDefect, parsedValue } from './parse-result.ts';

test('a result is a value or a defect, with the place of the defect where it has one', () => {
  expect(parsedValue(1)).toEqual({ value: 1 });
  expect(parseDefect('bad', 'x', 'y')).toEqual({ defect: { reason: 'bad', expected: 'x', actual: 'y' } });
  expect(parseDefect('bad', 'x', 'y', 'line 1').defect.at).toBe('line 1');
});

test('a transport failure has a code, a cause, and whether an answer had begun', () => {
  const cause = new Error('ECONNRESET');
  expect(new TransportFailure('reset', 'why', { cause })).toMatchObject({
    name: 'TransportFailure',
    code: 'reset',
    message: 'why',
    cause,
  });
  expect(new TransportFailure('reset', 'why')).toMatchObject({ answered: false });
  expect(new TransportFailure('reset', 'why')).not.toHaveProperty('cause');
  expect(new TransportFailure('timeout', 'why', { answered: true }).answered).toBe(true);
  expect(new UndecodableBody('gzip', 'why')).toMatchObject({ name: 'UndecodableBody', coding: 'gzip', message: 'why' });
});
