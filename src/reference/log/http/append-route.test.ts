import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';

const open = (more: Partial<Parameters<typeof logRig>[0]> = {}) => createLog(logRig({ origin: 'o', ...more }));
const post = (path: string, body: string) => new Request(`http://log${path}`, { method: 'POST', body });

test('appends an entry and answers with its index', async () => {
  const log = await open();
  for (const [i, body] of ['a', '', 'x'.repeat(65_535)].entries()) {
    const answer = await log.handler(post('/append', body));
    expect([answer.status, await answer.text()]).toEqual([200, `${i}`]);
    expect(answer.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
  }
  expect(log.size()).toBe(3n);
});

test('refuses an entry that is too long, and other methods', async () => {
  const log = await open();
  expect((await log.handler(post('/append', 'x'.repeat(65_536)))).status).toBe(413);
  const answer = await log.handler(new Request('http://log/append'));
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(log.size()).toBe(0n);
});

test('can be switched off', async () => {
  const log = await open({ rawAppend: false });
  expect((await log.handler(post('/append', 'a'))).status).toBe(404);
  expect(log.size()).toBe(0n);
});

test('all routes are below the base path', async () => {
  const log = await open({ base: '/some/base' });
  expect((await log.handler(post('/some/base/append', 'a'))).status).toBe(200);
  expect((await log.handler(post('/append', 'a'))).status).toBe(404);
  const status = async (path: string) => (await log.handler(new Request(`http://log${path}`))).status;
  expect(await status('/some/base/api/v2/tile/0/000.p/1')).toBe(200);
  expect(await status('/api/v2/tile/0/000.p/1')).toBe(404);
});

test('a log that is closed refuses with 503', async () => {
  const log = await open();
  await log.close();
  expect((await log.handler(post('/append', 'a'))).status).toBe(503);
});

test('after a write that failed, its entries are 500, and later ones 503', async () => {
  const store = memoryStore();
  let fails = false;
  const write = async (path: string, bytes: Uint8Array) => {
    if (fails) throw new Error('no room');
    await store.write(path, bytes);
  };
  const log = await open({ store: () => ({ ...store, write }) });
  fails = true;
  await expect(log.handler(post('/append', 'a'))).rejects.toThrow('no room');
  expect((await log.handler(post('/append', 'b'))).status).toBe(503);
});
