import { describe, expect, test } from 'vitest';
import type { ReaderOptions } from '../../transport/client/reader.ts';
import {
  type ScriptedAnswer,
  scriptedHeaders,
  scriptedTransport,
} from '../../transport/client/scripted-transport.test-tool.ts';
import type { ExchangeLimits } from '../../transport/http/exchange-limits.ts';
import type { Transport } from '../../transport/http/transport.ts';
import { ENTRIES_RESOURCE, entriesByPost } from './entries-route.ts';
import type { EntriesRequest } from './log-target.ts';
import { WriteBudget } from './write-budget.ts';

const BODY = Buffer.from('{}');
const URL = 'http://log.example/api/v2/log/entries?a=b';

function creating(scenes: readonly ScriptedAnswer[], maxWrites = 10, more: Partial<ReaderOptions> = {}) {
  const on = scriptedTransport(scenes, { headers: scriptedHeaders({ 'X-Own': 'SECRET-1' }), ...more });
  const writes = new WriteBudget(maxWrites);
  return { ...on, writes, create: entriesByPost({ url: URL }, on.options, writes) };
}

describe('a request', () => {
  test('is a POST of JSON to the whole address', async () => {
    const { create, sent, exchanges } = creating([{ status: 201, body: '{}' }]);
    expect((await create({ body: BODY })).status).toBe(201);
    expect(sent).toEqual([
      {
        origin: 'http://log.example',
        request: {
          method: 'POST',
          path: '/api/v2/log/entries?a=b',
          headers: [
            ['X-Own', 'SECRET-1'],
            ['Content-Type', 'application/json'],
          ],
          body: BODY,
          fresh: true,
        },
      },
    ]);
    expect(exchanges[0]).toMatchObject({
      resource: ENTRIES_RESOURCE,
      request: { body: { preview: '{}', whole: true } },
    });
    expect(JSON.stringify(exchanges)).not.toContain('SECRET');
  });
  test.each<[EntriesRequest, object]>([
    [{ method: 'DELETE' }, { method: 'DELETE' }],
    [{ headers: [] }, { headers: [['X-Own', 'SECRET-1']] }],
    [{ hangUpAfterMs: 5 }, { fresh: true }],
  ])('%o is sent as %o', async (request, expected) => {
    const { create, sent } = creating([{ status: 400 }]);
    await create(request);
    expect(sent[0]!.request).toMatchObject(expected);
    expect('body' in sent[0]!.request).toBe(false);
  });
  test.each([
    [{}, 10_000, 30_000],
    [{}, 45_000, 45_000],
    [{ hangUpAfterMs: 3 }, 10_000, 3],
  ])('%o with %d ms for an exchange has %d', async (request, timeoutMs, expectedMs) => {
    let bounds: ExchangeLimits | undefined;
    const transport = (origin: string): Transport => ({
      origin,
      close: async () => {},
      send: async (_request, given) => {
        bounds = given;
        return { status: 201, headers: [], body: BODY, cut: false };
      },
    });
    await creating([], 1, { timeoutMs, transport }).create(request);
    expect(bounds?.timeoutMs).toBe(expectedMs);
  });
});

describe('the budget of writes', () => {
  test.each<[ScriptedAnswer, number]>([
    [{ status: 201 }, 0],
    [{ status: 200 }, 0],
    [{ status: 302 }, 1],
    [{ status: 409 }, 1],
    [{ status: 500 }, 1],
  ])('after %o has %d left', async (scene, left) => {
    const { create, writes } = creating([scene], 1);
    await create({ body: BODY });
    expect(writes.left()).toBe(left);
  });
  test('counts lost answers, and refuses before a request is sent', async () => {
    const { create, writes, sent } = creating(['reset'], 1);
    await expect(create({ body: BODY })).rejects.toMatchObject({ code: 'reset' });
    await expect(create({ body: BODY })).rejects.toMatchObject({ code: 'budget' });
    expect([writes.left(), sent.length]).toEqual([0, 1]);
  });
});
