import { expect, test } from 'vitest';
import type { Run } from '../../target/run.ts';
import { failedWaysDefect } from './failed-ways.ts';

const EMPTY = { text: '' };
const endedWith = (rejected: string) =>
  ({ rejected, ended: { by: 'exit', code: 0 }, stderr: EMPTY, stdout: EMPTY }) as unknown as Run;

test('all causes are named, each once', () => {
  const runs = ['a mask has 8 digits', 'no contract Own', 'no contract Own', 'expected an object'].map(endedWith);
  const [first, ...others] = failedWaysDefect(runs)!.actual.split('; written in another way: ');
  expect([first, ...others]).toEqual([
    'rejected: a mask has 8 digits',
    'rejected: no contract Own',
    'rejected: expected an object',
  ]);
});

test('ways that fail alike are one', () => {
  expect(failedWaysDefect(['no contract Own', 'no contract Own'].map(endedWith))).toBeUndefined();
});

test('a run that succeeds is the cause of no failure', () => {
  const { rejected: _, ...idle } = endedWith('') as Run & { readonly rejected: string };
  expect(failedWaysDefect([endedWith('no contract Own'), idle])).toBeUndefined();
});
