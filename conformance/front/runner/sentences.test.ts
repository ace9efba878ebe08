import { expect, test } from 'vitest';
import type { CheckId } from '../../core/check/reason.ts';
import { inCode, sentences } from './sentences.ts';

const result = (id: CheckId, message?: string) =>
  ({ id, outcome: 'inconclusive', ...(message === undefined ? {} : { message }) }) as const;

test('a sentence that many checks share is said once, with all of them, failures first', () => {
  expect(
    sentences([
      result('log/a/one', 'the checkpoint is not there'),
      { id: 'log/a/two', outcome: 'fail', message: 'status 200; found status 404' },
      result('log/a/three', 'the checkpoint is not there'),
      result('log/a/four'),
    ]),
  ).toEqual([
    'fail: status 200; found status 404\n    log/a/two',
    'inconclusive: the checkpoint is not there\n    log/a/one, log/a/three',
    'inconclusive: \n    log/a/four',
  ]);
});

test('options of the command line become what a test file has, or go', () => {
  expect(
    inCode(
      "either this is no log's address (--url is the interface's base, --read-url a prefix), or the log is empty (--declare empty-log=not-found)",
    ),
  ).toBe("either this is no log's address, or the log is empty (choices: { 'empty-log': 'not-found' })");
  expect(inCode('others may write to the log (--exclusive says that nobody does)')).toBe(
    'others may write to the log (exclusive: true says that nobody does)',
  );
  expect(inCode('status 200 (of 2); found 404')).toBe('status 200 (of 2); found 404');
});
