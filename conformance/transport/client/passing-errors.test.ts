import { describe, expect, test } from 'vitest';
import { readPatiently } from './reader.ts';
import { scriptedTransport } from './scripted-transport.test-tool.ts';

const reading = { url: 'http://log.example/checkpoint', resource: 'checkpoint', bytes: 100 };

describe("a server's transient error", () => {
  test.each([500, 502, 504])('%d is tried again, and counts as a retry', async (status) => {
    const on = scriptedTransport([{ status }, { status }, { status: 200, body: 'found' }]);
    expect((await readPatiently(reading, on.options)).status).toBe(200);
    expect(on.exchanges.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(on.waits).toEqual([1000, 2000]);
  });
  test.each([500, 502, 504])('%d that persists is the answer, after three tries', async (status) => {
    const on = scriptedTransport([{ status }]);
    expect((await readPatiently(reading, on.options)).status).toBe(status);
    expect(on.sent).toHaveLength(3);
  });
  test.each([400, 404, 405, 501, 505])('%d is an answer at once', async (status) => {
    const on = scriptedTransport([{ status }]);
    expect((await readPatiently(reading, on.options)).status).toBe(status);
    expect(on.sent).toHaveLength(1);
  });
});
