import { expect, test } from 'vitest';
import type { CheckId } from '../../core/check/reason.ts';
import { failureText, inCode, sentences } from './sentences.ts';

const result = (id: CheckId, message?: string) =>
  ({ id, outcome: 'inconclusive', ...(message === undefined ? {} : { message }) }) as const;

test('a sentence that many checks share is said once, with all of them', () => {
  expect(
    sentences([
      result('log/a/one', 'the checkpoint is not there'),
      { id: 'log/a/two', outcome: 'fail', message: 'status 200; found status 404' },
      result('log/a/three', 'the checkpoint is not there'),
      result('log/a/four'),
    ]),
  ).toEqual([
    'inconclusive: the checkpoint is not there\n    log/a/one, log/a/three',
    'fail: status 200; found status 404\n    log/a/two',
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

test('a failure says what its reason means, what demands it, and what was asked', () => {
  const check = {
    id: 'feed/date/iso-8601',
    proves: ['FEED-HT-001'],
    reasons: { naive: 'a date has no offset' },
  } as const;
  const text = failureText(check, { reason: 'naive', message: 'an offset; found none', at: '/data/0', exchanges: [] });
  expect(text.split('\n')).toEqual([
    'feed/date/iso-8601#naive: a date has no offset',
    'an offset; found none',
    'at /data/0',
    expect.stringMatching(/^requires: .* \[FEED-HT-001; .*\]$/),
  ]);
});
