import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { FeedError } from '../../src/reference/feed/index.ts';
import { type Caller, calledBy } from './caller.ts';
import { servingErrors } from './serving-errors.ts';

const full = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
const facts = { expected: 'room', found: 'database or disk is full', where: 'feed.sqlite', remedy: 'make room' };

/** Reports some errors, and returns the text. */
async function reported(...errors: readonly unknown[]): Promise<string> {
  const stderr = new PassThrough();
  const report = await calledBy({ stderr } as unknown as Caller, async () => servingErrors('kept', 'make room'));
  for (const error of errors) report(error);
  return String(stderr.read() ?? '');
}

test('a full disk is one sentence for all entries of a batch, and one more for the next', async () => {
  const [first, second] = [full(), full()];
  const sentence = 'touchstone: --dir kept: a request got 500: the disk is full; make room.\n';
  expect(await reported(first, first, first)).toBe(sentence);
  expect(await reported(first, second)).toBe(sentence.repeat(2));
});

test('an error of a reference is the sentence of its facts', async () => {
  expect(await reported(new FeedError('cannot-write', 'The database of the feed cannot be written.', facts))).toBe(
    'touchstone: The database of the feed cannot be written: expected room, found database or disk is full (feed.sqlite); make room.\n',
  );
});

test('a defect keeps its stack', async () => {
  expect(await reported(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n {4}at /);
});
