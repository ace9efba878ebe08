import { expect, test } from 'vitest';
import { decodedAnswer } from '../../../transport/http/decoded-answer.ts';
import { isGatewayRefusal } from './gateway.ts';

const answer = (status: number, body: string) =>
  decodedAnswer({ status, headers: [], body: Buffer.from(body), cut: false }, 1, 1000);

test.each([
  [403, '<html>Forbidden</html>', true],
  [413, '', true],
  [404, '404 page not found\n', true],
  [403, '{"message":"Forbidden"}', true],
  [403, '{"code":7,"message":"not allowed"}', false],
  [422, '<html>Unprocessable</html>', false],
  [400, 'Bad Request', false],
  [409, '', false],
  [502, 'Bad Gateway', false],
])('status %d with %j: %s', (status, body, found) => expect(isGatewayRefusal(answer(status, body))).toBe(found));
