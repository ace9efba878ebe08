import { Code } from '@connectrpc/connect';
import { describe, expect, test } from 'vitest';
import { alreadyThere, frozen, invalid, notOpen, type Refusal, statusOf, tooBusy } from './refusal.ts';

describe('a refusal', () => {
  test.each<[string, { readonly refusal: Refusal }, Code, number, Refusal['headers']]>([
    ['of an unsound request', invalid('why'), Code.InvalidArgument, 400, undefined],
    [
      'of an existing entry',
      alreadyThere(2n ** 62n),
      Code.AlreadyExists,
      409,
      { 'x-log-index': '4611686018427387904' },
    ],
    ['for the moment', tooBusy(), Code.Unavailable, 503, { 'retry-after': '1' }],
    ['by a log that is not open', notOpen(), Code.Unavailable, 503, undefined],
    ['by a frozen log', frozen(), Code.Unimplemented, 405, undefined],
  ])('%s has its code, status and headers', (_name, { refusal }, code, status, headers) => {
    expect([refusal.code, statusOf(refusal), refusal.headers]).toEqual([code, status, headers]);
    expect(refusal.message).not.toBe('');
  });
  test('names the index of the existing entry', () => {
    expect(alreadyThere(7n).refusal.message).toContain('index 7');
  });
});

test.each([
  [Code.NotFound, 404],
  [Code.Unimplemented, 501],
  [Code.Internal, 500],
  [Code.Unknown, 500],
])('code %d alone has status %d', (code, status) => expect(statusOf({ code, message: '' })).toBe(status));
