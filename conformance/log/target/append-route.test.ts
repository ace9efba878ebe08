import { describe, expect, test } from 'vitest';
import {
  type ScriptedAnswer,
  scriptedHeaders,
  scriptedTransport,
} from '../../transport/client/scripted-transport.test-tool.ts';
import { appendByPost } from './append-route.ts';
import { WriteBudget } from './write-budget.ts';

const LEAF = Buffer.from('leaf');
const busy = (after?: string): ScriptedAnswer => ({ status: 503, headers: after ? [['Retry-After', after]] : [] });

/** An append against a target that answers by these scenes. */
function appending(scenes: readonly ScriptedAnswer[], maxWrites = 100, url = 'http://log.example/a/../append?x') {
  const on = scriptedTransport(scenes, { headers: scriptedHeaders({ 'X-Own': 'SECRET' }) });
  const writes = new WriteBudget(maxWrites);
  return { ...on, append: appendByPost({ url }, on.options, writes), writesLeft: () => writes.left() };
}

test('a leaf is sent once and unchanged', async () => {
  const { append, sent, exchanges } = appending([{ body: '7\n' }]);
  expect(await append(LEAF)).toBe(7n);
  expect(sent).toEqual([
    {
      origin: 'http://log.example',
      request: {
        method: 'POST',
        path: '/append?x',
        headers: [
          ['X-Own', 'SECRET'],
          ['Content-Type', 'application/octet-stream'],
        ],
        body: LEAF,
        fresh: true,
      },
    },
  ]);
  expect(exchanges[0]).toMatchObject({ resource: 'append', attempt: 1 });
});

describe('the answer is 200 and a decimal index', () => {
  test.each([
    ['0', 0n],
    ['9223372036854775807', 9223372036854775807n],
    [' 12\r\n', 12n],
  ])('%j', async (body, index) => expect(await appending([{ body }]).append(LEAF)).toBe(index));
  test.each<ScriptedAnswer>([
    { body: '' },
    { body: '-1' },
    { body: '1.0' },
    { body: '0x1' },
    { body: '{"index":1}' },
    { body: '1'.repeat(20) },
    { body: '1', status: 201 },
    { body: '', status: 302, headers: [['Location', '/other']] },
    { body: 'no', status: 400 },
    { body: '1', headers: [['Content-Encoding', 'gzip']] },
  ])('not %j: that is a TransportFailure, and nothing is sent again', async (scene) => {
    const { append, sent } = appending([scene, { body: '1' }]);
    await expect(append(LEAF)).rejects.toMatchObject({ name: 'TransportFailure', code: 'protocol', answered: true });
    expect(sent.length).toBe(1);
  });
});

test.each(['reset', 'refused', 'timeout'] as const)('a lost answer (%s) is never sent again', async (code) => {
  const { append, sent } = appending([code, { body: '1' }]);
  await expect(append(LEAF)).rejects.toMatchObject({ code });
  expect(sent.length).toBe(1);
});

describe('429 and 503 report that nothing has happened', () => {
  test('they are waited out', async () => {
    const { append, sent, waits } = appending([busy('2'), busy(), { body: '3' }]);
    expect(await append(LEAF)).toBe(3n);
    expect([sent.length, waits]).toEqual([3, [2000, 1000]]);
  });
  test('six times in a row, or for an hour, is a TransportFailure', async () => {
    const often = appending([busy('1')]);
    await expect(often.append(LEAF)).rejects.toMatchObject({ code: 'rate-limited', answered: true });
    expect(often.sent.length).toBe(6);
    const long = appending([busy('3600')]);
    await expect(long.append(LEAF)).rejects.toMatchObject({ code: 'rate-limited' });
    expect(long.waits).toEqual([]);
  });
});

test('--max-writes caps the leaves, whether or not they were taken', async () => {
  const { append, writesLeft, sent } = appending([{ body: '1' }, 'reset', { body: '2' }], 2);
  expect(writesLeft()).toBe(2);
  await append(LEAF);
  expect(writesLeft()).toBe(1);
  await expect(append(LEAF)).rejects.toMatchObject({ code: 'reset' });
  await expect(append(LEAF)).rejects.toMatchObject({ code: 'budget', message: '--max-writes 2 is used up' });
  expect([sent.length, writesLeft()]).toEqual([2, 0]);
});

test('writes are paced, and end with the run', async () => {
  const run = new AbortController();
  let turns = 0;
  const on = scriptedTransport([{ body: '1' }], {
    signal: run.signal,
    pace: async () => {
      if (++turns === 2) run.abort();
      run.signal.throwIfAborted();
    },
  });
  const { append } = { append: appendByPost({ url: 'http://log.example/append' }, on.options, new WriteBudget(9)) };
  await append(LEAF);
  await expect(append(LEAF)).rejects.toMatchObject({ code: 'budget' });
  expect([turns, on.sent.length]).toEqual([2, 1]);
});
