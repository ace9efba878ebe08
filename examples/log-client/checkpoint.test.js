import { setupServer } from 'msw/node';
import { mockLog } from 'touchstone/msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkpoint } from './checkpoint.js';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

/** What the client says of a log that MSW answers for. */
async function seen(options) {
  const mock = await mockLog(options);
  server.use(...mock.handlers);
  return { mock, look: () => checkpoint(mock.prefix, mock.vkey, 'log.example') };
}

test('reads a log, and sees it grow', async () => {
  const { mock, look } = await seen({ entries: 300 });
  expect((await look()).size).toBe(300n);
  await mock.log.append([Buffer.from('one more')]);
  expect((await look()).size).toBe(301n);
});

test.each(['foreign-signature-first', 'sixteen-signatures'])('accepts a log that is unusual: %s', async (variant) => {
  const { look } = await seen({ variant });
  await expect(look()).resolves.toBeDefined();
});

test.each(['key-id-little-endian', 'signature-line-of-another-name'])('refuses a log that lies: %s', async (fault) => {
  const { look } = await seen({ fault });
  await expect(look()).rejects.toThrow('the log has not signed it');
});
