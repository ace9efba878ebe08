import { expect, test } from 'vitest';
import { fakeExchange } from '../../core/run/fake.test-tool.ts';
import { failureText } from './failure-text.ts';

const check = {
  id: 'feed/date/iso-8601',
  reasons: { naive: 'a date has no offset' },
} as const;

test('a failure tells the meaning, the requirement, the values, the place, the exchange and what tells more', () => {
  const result = {
    requirements: ['FEED-HT-001', 'FEED-HT-002'],
    reason: 'naive',
    message: 'an offset; found none',
    expected: 'an offset',
    actual: 'none,\nnowhere',
    at: '/data/0',
    exchanges: [fakeExchange(1)],
  } as const;
  expect(failureText(check, result).split('\n')).toEqual([
    'feed/date/iso-8601#naive: a date has no offset',
    expect.stringMatching(/^ {2}requires \S.* \[FEED-HT-001; .*\]$/),
    expect.stringMatching(/^ {2}and {6}\S.* \[FEED-HT-002; .*\]$/),
    '  expected an offset',
    '  found    none,',
    '           nowhere',
    '  where    /data/0',
    '  exchange GET https://log.example/a → 200, 1 bytes',
    '           ',
    '           a',
    "  see it   curl -sS -i -g --path-as-is 'https://log.example/a'",
    "  explain  npx touchstone explain 'feed/date/iso-8601#naive'",
  ]);
});

test('a failure without values has its message, with settings in place of options', () => {
  const message = 'no offset (--declare order=next)';
  const result = { requirements: ['FEED-HT-001'], reason: 'naive', message, exchanges: [] } as const;
  expect(failureText(check, result)).toContain("\n  found    no offset (choices: { 'order': 'next' })\n");
});
