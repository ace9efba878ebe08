import { expect, test } from 'vitest';
import { decodedAnswer } from '../../../transport/http/decoded-answer.ts';
import { readableList } from './batch-defects.ts';

const answer = (text: string) =>
  decodedAnswer({ status: 200, headers: [], body: Buffer.from(text), cut: false }, 1, 1_000_000);

test.each([
  ['{"meta":{"status":"200"},"data":[]}', 'HTTP status 200, and meta.status "200"'],
  ['{"meta":{"status":500},"data":[]}', 'HTTP status 200, and meta.status 500'],
  ['{"meta":{},"data":[]}', 'HTTP status 200, and no meta.status'],
  ['{"meta":{"status":200},"data":{}}', 'HTTP status 200, and JSON in which `data` is not a list'],
  ['{"meta":{"status":200}}', 'HTTP status 200, and JSON in which `data` is absent'],
])('why a list cannot be read: %s', (text, actual) => {
  expect(readableList({ answer: answer(text) })).toMatchObject({ defect: { reason: 'unreadable', actual } });
});
