import { Code, ConnectError, createClient, createRouterTransport } from '@connectrpc/connect';
import { beforeAll, describe, expect, test } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { createRequestMessage } from '../../../../conformance/log/target/rpc/messages.ts';
import { LogService } from '../../../../spec/generated/touchstone/rekor/v2/log_service_pb.ts';
import { createLog, type Log } from '../log.ts';
import { type LogRig, logRig, type RpcMiddleware } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';
import { rpcRoutes } from './serve-rpc.ts';

const maker = entryMaker({ runId: 'rpc.test' });
const clientOf = (log: Log) => createClient(LogService, createRouterTransport(rpcRoutes(log.rpc)));
const opened = async (more: Partial<LogRig> = {}) => createLog(logRig({ origin: 'log.example', ...more }));
/** The error of a refused call. */
const refusal = (call: Promise<unknown>) => call.then(() => undefined, ConnectError.from);

describe('reading', () => {
  let log: Log;
  let client: ReturnType<typeof clientOf>;
  const served = async (path: string) => {
    const headers = { 'accept-encoding': 'identity' };
    const answer = await log.handler(new Request(`http://log/api/v2/${path}`, { headers }));
    return { contentType: answer.headers.get('content-type'), data: new Uint8Array(await answer.arrayBuffer()) };
  };
  beforeAll(async () => {
    log = await opened();
    await log.append(Array.from({ length: 300 }, (_, i) => Buffer.from(`entry ${i}`)));
    client = clientOf(log);
  });
  test('gives the same bytes as HTTP, with their content type', async () => {
    expect(await client.getCheckpoint({})).toMatchObject(await served('checkpoint'));
    expect(await client.getTile({ L: 0, N: '000' })).toMatchObject(await served('tile/0/000'));
    expect(await client.getTile({ L: 0, N: '001.p/44' })).toMatchObject(await served('tile/0/001.p/44'));
    expect(await client.getTile({ L: 1, N: '000.p/1' })).toMatchObject(await served('tile/1/000.p/1'));
    expect(await client.getEntryBundle({ N: '001.p/44' })).toMatchObject(await served('tile/entries/001.p/44'));
  });
  test.each([
    [0, '002'],
    [0, '001'],
    [0, ''],
    [0, '1'],
    [64, '000'],
    [2 ** 32 - 1, '000'],
    [0, '../../checkpoint'],
    [0, '000\0'],
    [0, `${'x999/'.repeat(1000)}999`],
  ])('L=%d N=%j is not found', async (L, N) => {
    expect((await refusal(client.getTile({ L, N })))?.code).toBe(Code.NotFound);
    expect((await refusal(client.getEntryBundle({ N: `${N}/` })))?.code).toBe(Code.NotFound);
  });
  test('a level does not address bundles', async () => {
    expect((await refusal(client.getTile({ L: 0, N: 'entries/000' })))?.code).toBe(Code.NotFound);
  });
});

describe('creating', () => {
  test('is answered with the entry, and the second time with its index', async () => {
    const client = clientOf(await opened());
    const request = createRequestMessage(maker.make('a'));
    expect((await client.createEntry(request)).logIndex).toBe(0n);
    const duplicate = await refusal(client.createEntry(request));
    expect([duplicate?.code, duplicate?.metadata.get('x-log-index')]).toEqual([Code.AlreadyExists, '0']);
  });
  test.each<[string, Partial<LogRig>, Parameters<ReturnType<typeof clientOf>['createEntry']>[0], Code, RegExp]>([
    ['nothing', {}, {}, Code.InvalidArgument, /no hashedrekord/],
    [
      'an unsound entry',
      {},
      createRequestMessage(maker.unsound('another-key', 'b')),
      Code.InvalidArgument,
      /does not verify/,
    ],
    ['too many', { pushback: 0 }, createRequestMessage(maker.make('c')), Code.Unavailable, /try again/],
    [
      'anything, of a frozen log',
      { frozen: 'now' },
      {},
      Code.Unimplemented,
      /^\[unimplemented\] this log is frozen\S* .*[^\n]$/,
    ],
  ])('%s is refused', async (_name, rig, request, code, message) => {
    const error = await refusal(clientOf(await opened(rig)).createEntry(request));
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(message);
  });
  test('with a store that fails is an error that does not mention the store', async () => {
    let broken = false;
    const inner = memoryStore();
    const store = {
      ...inner,
      write: async (path: string, bytes: Uint8Array) => {
        if (broken) throw new Error('SECRET');
        await inner.write(path, bytes);
      },
    };
    const client = clientOf(await opened({ store: () => store }));
    broken = true;
    const first = await refusal(client.createEntry(createRequestMessage(maker.make('a'))));
    const next = await refusal(client.createEntry(createRequestMessage(maker.make('b'))));
    expect([first?.code, next?.code]).toEqual([Code.Internal, Code.Unavailable]);
    expect(`${first?.message}${next?.message}`).not.toContain('SECRET');
  });
});

test('middleware wraps the operations, the first outermost', async () => {
  const calls: string[] = [];
  const around =
    (name: string): RpcMiddleware =>
    (next) => ({
      ...next,
      getCheckpoint: (...parameters) => {
        calls.push(name);
        return next.getCheckpoint(...parameters);
      },
    });
  const client = clientOf(await opened({ rpcMiddleware: [around('outer'), around('inner')] }));
  await client.getCheckpoint({});
  expect(calls).toEqual(['outer', 'inner']);
});
