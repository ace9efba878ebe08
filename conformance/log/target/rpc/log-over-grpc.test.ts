import { setImmediate as turn } from 'node:timers/promises';
import { fromBinary } from '@bufbuild/protobuf';
import { Code, ConnectError, createRouterTransport, type ServiceImpl } from '@connectrpc/connect';
import { beforeAll, describe, expect, test } from 'vitest';
import { CreateEntryRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { LogService } from '../../../../spec/generated/touchstone/rekor/v2/log_service_pb.ts';
import { createLog, type Log, logRig, serveRpc } from '../../../../src/reference/log/index.ts';
import { scriptedHeaders, scriptedTransport } from '../../../transport/client/scripted-transport.test-tool.ts';
import { entryMaker } from '../../inputs/entry/entry-maker.ts';
import { WriteBudget } from '../write-budget.ts';
import { logOverGrpc, type RpcRoute } from './log-over-grpc.ts';
import { clientOf, http2Server, netServer } from './server.test-tool.ts';

type Rpc = Partial<ServiceImpl<typeof LogService>>;
const BODY = { contentType: 'application/octet-stream', data: Buffer.from('bytes') };
const maker = entryMaker({ runId: 'rpc.test' });
/** A status that the operation ends with. */
const refuse =
  (code: Code, message = '') =>
  () => {
    throw new ConnectError(message, code);
  };

/** The operations in process, with their calls. */
function asking(rpc: Rpc, maxWrites = 10, more: Parameters<typeof scriptedTransport>[1] = {}) {
  const on = scriptedTransport([], more);
  const writes = new WriteBudget(maxWrites);
  const transport = createRouterTransport(({ service }) => void service(LogService, rpc));
  const route: RpcRoute = { url: 'http://in-process.invalid', transport };
  return { ...on, writes, grpc: logOverGrpc(route, on.options, writes) };
}

describe('an operation', () => {
  test('returns the answer of the server, and is recorded', async () => {
    const { grpc, exchanges } = asking({ getTile: ({ L, N }) => ({ ...BODY, contentType: `${L} ${N}` }) });
    const read = await grpc.getTile({ L: 63, N: 'x001/000.p/5' });
    expect(read).toMatchObject({ code: 0, message: '', value: { contentType: '63 x001/000.p/5' }, exchange: 1 });
    expect(exchanges).toMatchObject([
      {
        id: 1,
        attempt: 1,
        request: {
          method: 'RPC',
          url: 'grpc://in-process.invalid/touchstone.rekor.v2.LogService/GetTile',
          body: { preview: '{"L":63,"N":"x001/000.p/5"}', whole: true },
        },
        answer: { status: 0 },
      },
    ]);
  });
  test('that is refused gives status, message and metadata', async () => {
    const { grpc, exchanges } = asking({
      createEntry: () => {
        throw new ConnectError('there', Code.AlreadyExists, { 'x-log-index': '7' });
      },
    });
    const created = await grpc.createEntry(undefined);
    expect([created.code, created.message, created.value]).toEqual([6, 'there', undefined]);
    expect(created.metadata).toContainEqual(['x-log-index', '7']);
    expect(exchanges[0]?.answer).toMatchObject({ status: 6, preview: 'there' });
  });
  test.each(Object.values(Code).filter((code) => typeof code === 'number' && ![4, 8, 14].includes(code)))(
    'that ends with status %d gives it',
    async (code) => {
      const { grpc, exchanges } = asking({ getCheckpoint: refuse(code as Code) });
      expect((await grpc.getCheckpoint()).code).toBe(code);
      expect(exchanges.length).toBe(1);
    },
  );
  test('is sent with the given headers, which no record shows', async () => {
    let received: string | null = '';
    const rpc: Rpc = {
      getEntryBundle: (_request, { requestHeader }) => {
        received = requestHeader.get('x-key');
        return BODY;
      },
    };
    const { grpc, exchanges } = asking(rpc, 1, { headers: scriptedHeaders({ 'X-Key': 'SECRET-1' }) });
    await grpc.getEntryBundle({ N: '000' });
    expect([received, JSON.stringify(exchanges).includes('SECRET')]).toEqual(['SECRET-1', false]);
  });
  test('waits for its turn, and is not sent after the end of the run', async () => {
    const run = new AbortController();
    let turns = 0;
    const { grpc, exchanges } = asking({ getCheckpoint: () => BODY }, 1, {
      signal: run.signal,
      pace: async () => {
        if (++turns === 2) run.abort();
        run.signal.throwIfAborted();
      },
    });
    await grpc.getCheckpoint();
    await expect(grpc.getCheckpoint()).rejects.toMatchObject({ name: 'TransportFailure', code: 'budget' });
    expect([turns, exchanges.length]).toEqual([2, 1]);
  });
  test('ends with the run, answered or not', async () => {
    await using server = await netServer(() => {});
    const run = new AbortController();
    const { grpc } = clientOf(server.url, { timeoutMs: 60_000, signal: run.signal });
    const creation = grpc.createEntry(undefined);
    setTimeout(() => run.abort(), 20);
    await expect(creation).rejects.toMatchObject({ name: 'TransportFailure', code: 'budget' });
    grpc.close();
  });
});

describe('a server that is busy', () => {
  test.each([Code.Unavailable, Code.ResourceExhausted])('is waited for (%d)', async (code) => {
    let calls = 0;
    const { grpc, waits, exchanges } = asking({ getCheckpoint: () => (++calls < 3 ? refuse(code)() : BODY) });
    expect((await grpc.getCheckpoint()).code).toBe(0);
    expect([waits, exchanges.map((exchange) => exchange.answer?.status)]).toEqual([
      [500, 1000],
      [code, code, 0],
    ]);
  });
  test('for good is a TransportFailure', async () => {
    const { grpc, exchanges } = asking({ createEntry: refuse(Code.Unavailable) });
    await expect(grpc.createEntry(maker.make('a'))).rejects.toMatchObject({ code: 'rate-limited', answered: true });
    expect(exchanges.length).toBe(6);
  });
});

describe('a lost answer', () => {
  const failing = (url: string) => clientOf(url, { timeoutMs: 5000 });
  test('of reading is sent at most three times', async () => {
    await using server = await http2Server((stream) => stream.close(8));
    const { grpc, exchanges, waits } = failing(server.url);
    await expect(grpc.getTile({ L: 0, N: '000' })).rejects.toMatchObject({ code: 'reset' });
    expect([exchanges.map((exchange) => exchange.attempt), waits]).toEqual([
      [1, 2, 3],
      [150, 600],
    ]);
    grpc.close();
  });
  test('of creating never is, and its write is not given back', async () => {
    await using server = await http2Server((stream) => stream.close(8));
    const { grpc, exchanges, writes } = failing(server.url);
    await expect(grpc.createEntry(maker.make('a'))).rejects.toMatchObject({ code: 'reset' });
    expect([exchanges.length, writes.left()]).toEqual([1, 9]);
    grpc.close();
  });
});

describe('the budget of writes', () => {
  test('is spent by logged entries, not by refused ones', async () => {
    const { grpc, writes } = asking(
      { createEntry: ({ spec }) => (spec.case ? {} : refuse(Code.InvalidArgument)()) },
      2,
    );
    await grpc.createEntry(undefined);
    expect(writes.left()).toBe(2);
    await grpc.createEntry(maker.make('a'));
    await grpc.createEntry(maker.make('b'));
    await expect(grpc.createEntry(maker.make('c'))).rejects.toMatchObject({ code: 'budget' });
    expect(writes.left()).toBe(0);
  });
});

describe('the reference over a socket', () => {
  let log: Log;
  beforeAll(async () => {
    log = await createLog(logRig({ origin: 'log.example' }));
  });

  test('answers under another name, by the same client', async () => {
    const name = 'example.rekor.v2.Other';
    const serving = await serveRpc(log.rpc, { name });
    const { options } = scriptedTransport([], { timeoutMs: 5000 });
    const url = `http://${serving.address}/`;
    const named = logOverGrpc({ url, service: name }, options, new WriteBudget(2));
    const usual = logOverGrpc({ url }, options, new WriteBudget(2));
    expect((await named.getCheckpoint()).value?.contentType).toBe('text/plain; charset=utf-8');
    expect((await named.createEntry(maker.make('over a socket'))).value).toMatchObject({ logIndex: 0n });
    // A service that is not registered answers UNIMPLEMENTED.
    expect((await usual.getCheckpoint()).code).toBe(12);
    named.close();
    usual.close();
    await serving.close();
  });
  test('is closed with the target, also during a call', async () => {
    await using server = await http2Server(() => {});
    const { grpc } = clientOf(server.url, { timeoutMs: 60_000 });
    const reading = grpc.createEntry(undefined);
    await expect.poll(() => server.connections()).toBe(1);
    await turn();
    grpc.close();
    await expect(reading).rejects.toMatchObject({ name: 'TransportFailure', code: 'reset' });
    await expect.poll(() => server.connections()).toBe(0);
  });
  test('uses a single connection, and a new one after it has ended', async () => {
    const first = await serveRpc(log.rpc);
    const { grpc, exchanges } = clientOf(`http://${first.address}`, { timeoutMs: 5000 });
    await Promise.all([grpc.getCheckpoint(), grpc.getCheckpoint()]);
    await first.close();
    const restarted = await serveRpc(log.rpc, { port: Number(first.address.split(':')[1]) });
    expect((await grpc.getCheckpoint()).code).toBe(0);
    expect(exchanges.filter((exchange) => exchange.failure !== undefined).length).toBeLessThanOrEqual(1);
    grpc.close();
    await restarted.close();
  });
});

test('a request is the entry, in the message of the schema', () => {
  const { grpc, exchanges } = asking({ createEntry: () => ({}) });
  const entry = maker.make('cert', 'PKIX_ED25519_PH', 'x509Certificate');
  return grpc.createEntry(entry).then(() => {
    const sent = fromBinary(
      CreateEntryRequestSchema,
      new Uint8Array(Buffer.from(exchanges[0]!.request.message!, 'base64')),
    );
    expect(sent.spec).toMatchObject({
      case: 'hashedRekordRequestV002',
      value: {
        digest: new Uint8Array(entry.digest),
        signature: {
          content: new Uint8Array(entry.signature),
          verifier: {
            verifier: { case: 'x509Certificate', value: { rawBytes: new Uint8Array(entry.verifier.rawBytes) } },
            keyDetails: 8,
          },
        },
      },
    });
  });
});
