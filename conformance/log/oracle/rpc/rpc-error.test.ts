import { describe, expect, it, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { httpStatusOf, readRpcError, rpcCodesOfStatus } from './rpc-error.ts';

describe('httpStatusOf', () => {
  // The comments of google/rpc/code.proto.
  test.each([
    [1, 499],
    [2, 500],
    [3, 400],
    [4, 504],
    [5, 404],
    [6, 409],
    [7, 403],
    [8, 429],
    [9, 400],
    [10, 409],
    [11, 400],
    [12, 501],
    [13, 500],
    [14, 503],
    [15, 500],
    [16, 401],
  ])('code %i is mapped to %i', (code, status) => {
    expect(httpStatusOf(code)).toBe(status);
    expect(rpcCodesOfStatus(status)).toContain(code);
  });
  test.each([0, 17, -1, 1.5, Number.NaN])('%d is no code of an error', (code) =>
    expect(httpStatusOf(code)).toBeUndefined(),
  );
});

describe('codesOf', () => {
  it('gives every code of a status', () => expect(rpcCodesOfStatus(400)).toEqual([3, 9, 11]));
  test.each([200, 405, 413])('%i has no code', (status) => expect(rpcCodesOfStatus(status)).toEqual([]));
});

describe('readError', () => {
  it('reads the JSON of grpc-gateway', () => {
    const text = '{"code":5, "message":"Not Found", "details":[]}';
    expect(readRpcError(utf8(text)).value).toEqual({ code: 5, message: 'Not Found', details: [] });
  });
  it('reads absent members as empty, and accepts unknown members', () => {
    expect(readRpcError(utf8('{"code":13,"status":"INTERNAL"}')).value).toEqual({ code: 13, message: '', details: [] });
  });
  it('keeps the details', () => {
    expect(readRpcError(utf8('{"code":3,"details":[{"@type":"a"}]}')).value?.details).toEqual([{ '@type': 'a' }]);
  });
  it('reads a message without any member set, as Go writes it', () => {
    expect(readRpcError(utf8('{"code":3,"details":[{}]}')).value?.details).toEqual([{}]);
  });
  test.each([
    ['not-json', 'not found'],
    ['not-json', '"not found"'],
    ['not-json', '[]'],
    ['code', '{}'],
    ['code', '{"code":"5"}'],
    ['code', '{"code":0}'],
    ['code', '{"code":404}'],
    ['message', '{"code":5,"message":[]}'],
    ['details', '{"code":5,"message":"","details":{}}'],
    ['details', '{"code":5,"details":["text"]}'],
    ['details', '{"code":5,"details":[null]}'],
    ['details', '{"code":5,"details":[{"@type":"a"},[]]}'],
    ['details', '{"code":5,"details":[{"reason":"a"}]}'],
    ['details', '{"code":5,"details":[{"@type":7}]}'],
  ])('%s: %s', (reason, text) => expect(readRpcError(utf8(text)).defect?.reason).toBe(reason));
  test.each([
    ['[]', { reason: 'not-json', expected: 'a JSON object', actual: 'an array of 0' }],
    ['{"code":"5"}', { reason: 'code', expected: 'an integer from 1 to 16', actual: '"5"', at: 'code' }],
    ['{"code":5,"message":7}', { reason: 'message', expected: 'a string', actual: '7', at: 'message' }],
    ['{"code":5,"details":{}}', { reason: 'details', expected: 'an array', actual: 'an object', at: 'details' }],
    [
      '{"code":5,"details":[{},7]}',
      { reason: 'details', expected: 'an object with its "@type"', actual: '7', at: 'details[1]' },
    ],
    [
      '{"code":5,"details":[{"a":1}]}',
      {
        reason: 'details',
        expected: 'an object with its "@type"',
        actual: 'an object without "@type"',
        at: 'details[0]',
      },
    ],
  ])('%s has a complete defect', (text, defect) => expect(readRpcError(utf8(text)).defect).toEqual(defect));
});
