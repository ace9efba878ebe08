import { describe, expect, test } from 'vitest';
import { headers, type Scene, stage } from './script.test-tool.ts';
import { type Write, write } from './write.ts';

const writing = (scenes: readonly Scene[]) => {
  const on = stage(scenes);
  const request = { method: 'POST', path: '/w?token=12345', headers: [], body: Buffer.from('x') };
  const bounds = { timeoutMs: 1000, bytes: 100 };
  const one: Write = { origin: 'http://log.example', request, resource: 'w', bounds };
  return { ...on, answer: () => write(one, on.options) };
};
const busy = (after?: string, status = 503): Scene => ({
  status,
  headers: headers(after ? { 'Retry-After': after } : {}),
});

describe('429 and 503', () => {
  test.each([429, 503])('%d is waited out, longer each time', async (status) => {
    const { answer, waits } = writing([busy(undefined, status), busy(undefined, status), { status: 201 }]);
    expect((await answer()).status).toBe(201);
    expect(waits).toEqual([500, 1000]);
  });
  test('are waited for as long as the answer says', async () => {
    const { answer, waits } = writing([busy('3'), { status: 201 }]);
    await answer();
    expect(waits).toEqual([3000]);
  });
  test('six times in a row, or for too long, are Trouble without secrets', async () => {
    const often = writing([busy('0')]);
    await expect(often.answer()).rejects.toMatchObject({ code: 'rate-limited', answered: true });
    expect(often.exchanges.map((one) => one.attempt)).toEqual([1, 1, 1, 1, 1, 1]);
    const long = writing([busy('31')]);
    await expect(long.answer()).rejects.toThrow(/token=\[redacted\]/);
    expect(long.waits).toEqual([]);
  });
});

test.each([400, 404, 409, 500, 502, 504])('%d is an answer', async (status) => {
  const { answer, sent } = writing([{ status }, { status: 201 }]);
  expect([(await answer()).status, sent.length]).toEqual([status, 1]);
});

test.each(['reset', 'refused', 'timeout'] as const)('a lost answer (%s) is never sent again', async (code) => {
  const { answer, sent } = writing([code, { status: 201 }]);
  await expect(answer()).rejects.toMatchObject({ code });
  expect(sent.length).toBe(1);
});
