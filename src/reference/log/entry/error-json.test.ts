import { expect, test } from 'vitest';
import { readRpcError } from '../../../../conformance/log/oracle/rpc/rpc-error.ts';
import { errorJson } from './error-json.ts';

test('an error is a google.rpc.Status in JSON, with any characters in its message', () => {
  const message = 'not "that"\n\ud83d\ude00 \u2028';
  const text = errorJson({ code: 3, message, status: 400, headers: { a: 'b' } });
  expect(text).toBe(JSON.stringify({ code: 3, message, details: [] }));
  expect(readRpcError(Buffer.from(text)).value).toEqual({ code: 3, message, details: [] });
});
