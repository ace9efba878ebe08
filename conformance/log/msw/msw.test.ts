import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readCheckpoint } from '../../../src/reference/log/index.ts';
import { mockLog } from './index.ts';
import type { MockLogOptions } from './mock-log-options.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const checkpointOf = async (prefix: string) => (await fetch(`${prefix}/checkpoint`)).text();
const sizeOf = async (prefix: string) => (await checkpointOf(prefix)).split('\n')[1];

describe('a mocked log', () => {
  test('has entries, tiles, and a checkpoint by its key', async () => {
    const { handlers, prefix, vkey, origin } = await mockLog();
    server.use(...handlers);
    expect([prefix, origin, vkey.split('+')[0]]).toEqual(['https://log.example/api/v2', 'log.example', 'log.example']);
    const text = await checkpointOf(prefix);
    expect(readCheckpoint(text)).toMatchObject({ origin, size: 300n });
    const tile = await fetch(`${prefix}/tile/0/000`);
    expect([tile.status, (await tile.arrayBuffer()).byteLength]).toEqual([200, 8192]);
  });
  test('is where it is said to be, with the given entries, and grows', async () => {
    const entries = ['a', 'b'].map((text) => Buffer.from(text));
    const { handlers, prefix, log } = await mockLog({ base: 'https://logs.example/2026/', origin: 'o', entries });
    server.use(...handlers);
    expect(prefix).toBe('https://logs.example/2026/api/v2');
    expect(await sizeOf(prefix)).toBe('2');
    await log.append([Buffer.from('c')]);
    expect(await sizeOf(prefix)).toBe('3');
    const bundle = await fetch(`${prefix}/tile/entries/000.p/3`);
    expect(Buffer.from(await bundle.arrayBuffer()).toString()).toBe('\0\x01a\0\x01b\0\x01c');
  });
  test('is another one for each call', async () => {
    const [first, second] = [await mockLog({ entries: 0 }), await mockLog({ entries: 0 })];
    expect(first.vkey).not.toBe(second.vkey);
  });
  test('can be wrong or unusual, with what that needs to show', async () => {
    const [right, wrong, odd] = await Promise.all(
      ([{}, { fault: 'key-id-little-endian' }, { variant: 'foreign-signature-first' }] as MockLogOptions[]).map(
        mockLog,
      ),
    );
    server.use(...right!.handlers);
    expect((await checkpointOf(right!.prefix)).match(/^— /gm)).toHaveLength(1);
    server.use(...odd!.handlers);
    expect((await checkpointOf(odd!.prefix)).match(/^— /gm)).toHaveLength(2);
    server.use(...wrong!.handlers);
    const [, id] = /^— log\.example (\S+)$/m.exec(await checkpointOf(wrong!.prefix))!;
    const named = Buffer.from(wrong!.vkey.split('+')[1]!, 'hex');
    expect(Buffer.from(id!, 'base64').subarray(0, 4)).toEqual(named.reverse());
  });
});

test.each<[object, string]>([
  [{ base: '/log' }, 'base is the URL of the log'],
  [{ entires: 5 }, 'a mocked log has no option "entires"; similar: entries; it has base, '],
  [{ entries: -1 }, 'entries is a list of entries, or how many, 0 or more, not -1'],
  [{ fault: 'key-id-little' }, 'the log has no fault "key-id-little"'],
  [{ variant: 'key-id-little-endian' }, 'the log has no variant "key-id-little-endian"'],
  [{ fault: 'key-id-little-endian', variant: 'foreign-signature-first' }, 'exclude each other'],
])('options %j are refused', async (options, says) => {
  await expect(mockLog(options)).rejects.toThrow(says);
  await expect(mockLog(options)).rejects.toThrow(TypeError);
});
